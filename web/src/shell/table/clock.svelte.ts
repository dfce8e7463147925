/* The time, for what runs down on the screen. */

let time = $state(Date.now());
setInterval(() => (time = Date.now()), 500);

/** Milliseconds of local time, twice a second. */
export function now(): number {
  return time;
}

/** Seconds as a clock shows them; days and hours in slow play. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}
