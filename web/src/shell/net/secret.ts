/* What nobody can guess. */

/** So many random bytes, in hexadecimal digits. */
export function secret(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
