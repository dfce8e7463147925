/** A number by which a memory is known again. */
export function sumOf(bytes: Uint8Array): number;
