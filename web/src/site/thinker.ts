/* The worker that thinks for bots: a question comes, a thought goes back. */

import { python } from "./python.ts";

const thinking = python().then((made) => {
  const { think } = made.pyimport("folsom.worker.thinker") as { think: (asked: string) => string };
  postMessage({ ready: true });
  return think;
});

onmessage = async ({ data }: MessageEvent<{ number: number; question: string }>) => {
  const { number, question } = data;
  try {
    postMessage({ number, thought: (await thinking)(question) });
  } catch (error) {
    postMessage({ number, failed: String(error) });
  }
};
