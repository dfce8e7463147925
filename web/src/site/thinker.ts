/* The worker that thinks for bots: a question comes, a thought goes back. */

import type { PyProxy } from "pyodide/ffi";
import { python } from "./python.ts";

/** As thinker.py has it. */
interface Deliberation extends PyProxy {
  go_on(): string;
}

/** A question; none puts an end to the one before, which another one does, too. */
interface Asked {
  number: number;
  question?: string;
}

const thinking = python().then((made) => {
  const { Deliberation } = made.pyimport("folsom.worker.thinker") as {
    Deliberation: (question: string) => Deliberation;
  };
  postMessage({ ready: true });
  return Deliberation;
});

// as if it had never come: it is made again
thinking.catch((error: unknown) =>
  setTimeout(() => {
    throw error;
  }),
);

/** The number of the question that is wanted. */
let wanted = 0;

/** Lets what was said meanwhile be heard: a message to oneself comes after it, and at once. */
const turns = new MessageChannel();
const listen = (): Promise<void> =>
  new Promise((done) => {
    turns.port1.onmessage = () => done();
    turns.port2.postMessage(null);
  });

async function answer(number: number, question: string): Promise<void> {
  const begin = await thinking;
  if (wanted !== number) return;
  const deliberation = begin(question);
  try {
    for (;;) {
      const thought = deliberation.go_on();
      if (thought) return postMessage({ number, thought });
      await listen();
      if (wanted !== number) return;
    }
  } finally {
    deliberation.destroy();
  }
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  const { number, question } = data;
  wanted = number;
  if (question === undefined) return;
  answer(number, question).catch((error: unknown) =>
    postMessage({ number, failed: String(error) }),
  );
};
