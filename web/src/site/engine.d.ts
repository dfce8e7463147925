/* What the build says of the engine's files; see engine.mjs. */

declare const __ENGINE__: {
  /** The folder of the engine, */
  folder: string;
  /** and the bytes of each of its files that every visitor needs, as they are sent. */
  sizes: Record<string, number>;
  compiled: boolean;
  /** Compiled libraries: where Python looks for each, and the file that it is sent as. */
  libraries: Record<string, string>;
  /** Python's memory when all is loaded: */
  memory: {
    /** the bytes of it, unpacked, */
    size: number;
    /** where it begins in the file, */
    begins: number;
    /** what is not in the file since the core has it, from address to address, */
    core: [number, number][];
    /** and a number by which the whole is known again. */
    sum: number;
  };
};
