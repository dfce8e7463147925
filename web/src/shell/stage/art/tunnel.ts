/** The tunnel: rock instead of sky, and the mouth that sweeps by. */
import { each, gouge, INK, short, stream } from "./strokes.ts";

const TIMBER = 'fill="#2A1C13" stroke="#0C0807" stroke-width="2"';
const STONES = ["#8C7A66", "#9C8A74", "#7B6A57"];

/** A wall of rough stones, propped with timber, down to the rail. */
export function rock(w: number, h: number, rail: number): string {
  const next = stream(41);
  const fills: Record<string, string> = { "sky-1": "", "sky-2": "", "mesa-1": "" };
  let cuts = "";
  for (let row = 0; row < Math.ceil(rail / 44); row++) {
    let x = -40 - (row % 2) * 40;
    const y = row * 44;
    while (x < w) {
      const wide = 70 + next() * 60;
      const t = next();
      fills[t < 0.33 ? "sky-1" : t < 0.7 ? "sky-2" : "mesa-1"] +=
        `M${short(x + 3)} ${y + 4}L${short(x + wide - 3)} ${short(y + 2 + next() * 3)}L${short(x + wide - 2)} ${y + 40}L${short(x + 2)} ${y + 41}Z`;
      cuts += gouge(x + 10, y + 10, wide * 0.5, 1.2) + gouge(x + 16, y + 16, wide * 0.3, 1);
      x += wide;
    }
  }
  const stones = Object.entries(fills).map(([name, d]) => `<path fill="var(--${name})" d="${d}"/>`);
  return `<rect width="${w}" height="${h}" fill="var(--sky-0)"/>${stones.join("")}<path fill="var(--sky-3)" d="${cuts}"/><path ${TIMBER} d="M0 14H${w}V32H0Z"/>`;
}

/** Props every `gap` units: they slide by, so they are drawn apart from the rock. */
export function timbers(w: number, rail: number, gap: number): string {
  return each(Math.ceil(w / gap), (i) => {
    const x = gap * (i + 0.5);
    return `<path ${TIMBER} d="M${x - 9} 0H${x + 9}V${rail}H${x - 9}Z"/><path fill="#3A281B" d="M${x - 5} 4L${x - 3} ${rail}H${x - 6}ZM${x + 2} 10L${x + 4} ${rail - 20}H${x + 1}Z"/>`;
  });
}

const stone = (d: string, i: number): string =>
  `<path fill="${STONES[i % 3]}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" d="${d}"/>`;

function arch(): string {
  const at = (t: number, r: number): string =>
    `${short(350 - r * Math.cos(t))} ${short(196 - r * Math.sin(t) * (r > 110 ? 1.12 : 1.24))}`;
  const step = Math.PI / 10;
  const wedge = (i: number): string =>
    stone(
      `M${at(i * step, 100)}L${at((i + 1) * step, 100)}L${at((i + 1) * step, 146)}L${at(i * step, 146)}Z`,
      i + 1,
    );
  const jamb = (i: number): string => {
    const x = 206 + (i % 2) * 6;
    return stone(`M${x} ${426 - i * 38}H250V${390 - i * 38}H${x}Z`, i);
  };
  return each(6, jamb) + each(5, wedge);
}

/** The mouth, 460 x 456 with the rails on y = 426; to its right follows the rock. */
export function mouth(): string {
  const next = stream(23);
  const cuts = each(34, () => {
    const x = 60 + next() * 140;
    const y = 150 + (210 - x) * 1.9 + next() * 220;
    const deep = 16 + next() * 46;
    return y + deep < 446
      ? `M${short(x)} ${short(y)}l${short(4 + next() * 4)} 2l-2.6 ${short(deep)}Z`
      : "";
  });
  return (
    `<path fill="var(--mesa-2)" d="M0 456L34 396L70 372L92 300L140 268L160 176L214 138L236 54L300 0H460V456Z"/><path fill="var(--mesa-2s)" d="${cuts}"/>` +
    `<path fill="var(--mesa-1)" d="M236 54L300 0H316L250 60L228 142L172 182L152 274L104 306L82 378L70 372L92 300L140 268L160 176L214 138Z"/><path fill="#0E0A0A" d="M250 456V196Q254 96 350 70H460V456Z"/>` +
    arch() +
    stone("M350 72H460V32H350Z", 2) +
    stone("M338 80L344 22H372L366 80Z", 1) +
    `<path d="M400 32V72M430 32V72" stroke="${INK}" stroke-width="2.2"/><path ${TIMBER} d="M286 456V150H302V456ZM286 150L300 132H460V150Z"/><path fill="#3A281B" d="M290 156L292 450H289ZM298 170L299 440H297Z"/>` +
    `<path fill="#F6C85A" stroke="${INK}" stroke-width="1.8" d="M318 176H332V196H318Z"/><path fill="${INK}" d="M316 170H334V176H316ZM323 160H327V170H323Z"/>`
  );
}
