/* Plays the effects, if they are wanted. Nothing is ever told by sound alone. */

import { settings } from "../settings.svelte.ts";
import { EFFECTS, type Effect, type Layer } from "./effects.ts";

const ATTACK = 0.005;
const QUIET = 0.0001;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Lets an effect be heard at the volume of this browser. */
export function sound(effect: Effect | undefined): void {
  if (!effect || settings.volume === 0 || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  // Until one has touched the page browsers keep silent.
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const layer of EFFECTS[effect]) play(context, layer);
}

function play(audio: AudioContext, layer: Layer): void {
  const begin = audio.currentTime + (layer.after ?? 0);
  const end = begin + layer.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(QUIET, begin);
  gain.gain.exponentialRampToValueAtTime(layer.loud * settings.volume, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(QUIET, end);
  gain.connect(audio.destination);
  const make = layer.wave === "noise" ? puff : tone;
  const source = make(audio, layer, begin, end, gain);
  source.start(begin);
  source.stop(end);
}

function tone(audio: AudioContext, layer: Layer, begin: number, end: number, to: AudioNode) {
  const source = audio.createOscillator();
  source.type = layer.wave as OscillatorType;
  source.frequency.setValueAtTime(layer.from, begin);
  source.frequency.exponentialRampToValueAtTime(layer.to, end);
  source.connect(to);
  return source;
}

function puff(audio: AudioContext, layer: Layer, begin: number, end: number, to: AudioNode) {
  const source = audio.createBufferSource();
  source.buffer = noise ??= hiss(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(layer.from, begin);
  filter.frequency.exponentialRampToValueAtTime(layer.to, end);
  source.connect(filter).connect(to);
  return source;
}

/** A second of noise. */
function hiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
