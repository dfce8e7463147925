/* The line from the tables to the worker that thinks: one question after the other. */

interface Asked {
  number: number;
  question: string;
  hint: boolean;
  done(thought: string): void;
  failed(error: Error): void;
}

/** The number of no question. */
const NONE = 0;
/** Wait so long before a worker is made again that did not come, in milliseconds. */
const AGAIN = 3000;

type Told = { ready: true } | { number: number; thought?: string; failed?: string };

/** Asks the worker; what nobody waits for any more is not thought about. */
export class Beside {
  private worker: Worker | null = null;
  private now: Asked | null = null;
  private waiting: Asked[] = [];
  /** Whether the worker has come. */
  private came = false;
  /** Whether one waits before it is made again. */
  private resting = false;

  constructor(
    private readonly make: () => Worker,
    private readonly ready: () => void = () => {},
  ) {}

  /** Starts the worker, before anybody asks. */
  start(): void {
    if (this.worker || this.resting) return;
    this.worker = this.make();
    this.worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    this.worker.onerror = (event) => this.fail(event.message, this.came ? 0 : AGAIN);
  }

  ask(number: number, question: string, hint: boolean): Promise<string> {
    this.start();
    return new Promise((done, failed) => {
      const asked = { number, question, hint, done, failed };
      const place = hint ? 0 : this.waiting.length;
      this.waiting.splice(place, 0, asked);
      this.next();
    });
  }

  /** Nobody waits for it any more; if it has begun, the worker leaves it. */
  drop(number: number): void {
    this.waiting = this.waiting.filter((each) => each.number !== number);
    if (this.now?.number !== number) return;
    this.now = null;
    this.worker?.postMessage({ number: NONE });
    this.next();
  }

  /** Ends a worker that hangs, and begins anew. */
  restart(): void {
    this.fail("it took too long", 0);
  }

  private begin(): void {
    this.resting = false;
    this.start();
    this.next();
  }

  private next(): void {
    if (!this.worker || this.now || !this.waiting.length) return;
    this.now = this.waiting.shift()!;
    const { number, question } = this.now;
    this.worker?.postMessage({ number, question });
  }

  private hear(told: Told): void {
    if ("ready" in told) {
      this.came = true;
      return this.ready();
    }
    const asked = this.now;
    if (asked?.number !== told.number) return;
    this.now = null;
    if (told.thought === undefined) asked.failed(new Error(told.failed));
    else asked.done(told.thought);
    this.next();
  }

  private fail(why: string, wait: number): void {
    this.worker?.terminate();
    this.worker = null;
    this.now?.failed(new Error(why));
    this.now = null;
    this.came = false;
    this.resting = wait > 0;
    if (this.resting) setTimeout(() => this.begin(), wait);
    else this.begin();
  }
}
