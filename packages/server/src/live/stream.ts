import { PassThrough } from 'node:stream';

import type { LiveEvent, LiveRoot } from '@backoffice/contracts';

import type { Change } from '../http/context';
import { merged } from './change';

/** Milliseconds after which a client whose stream broke asks again; only for those that read it. */
const RETRY = 2_000;

/**
 * One client's events as text. For a slow reader all that waits is merged into one change.
 */
export class EventStream {
  readonly content = new PassThrough();
  #waiting: Change[] = [];

  constructor() {
    this.content.write(`retry: ${RETRY}\n\n`);
    this.content.on('drain', () => this.#flush());
    // A client that goes away is no failure.
    this.content.on('error', () => undefined);
  }

  /** Tells the changes that `roots` allows; a write that changed several things is told once. */
  tell(changes: readonly Change[], roots: ReadonlySet<LiveRoot>): void {
    for (const change of changes) {
      const seen = change.roots.filter((root) => roots.has(root));
      if (seen.length > 0) this.#waiting.push({ ...change, roots: seen });
    }
    this.#flush();
  }

  beat(): void {
    if (!this.content.writableNeedDrain) this.content.write(': \n\n');
  }

  end(): void {
    this.content.end();
  }

  #flush(): void {
    if (this.#waiting.length === 0 || this.content.writableEnded) return;
    if (this.content.writableNeedDrain) {
      this.#waiting = [{ roots: merged(this.#waiting).roots, again: true }];
      return;
    }
    const text = this.#waiting.map((change) => `data: ${JSON.stringify(eventOf(change))}\n\n`);
    this.#waiting = [];
    this.content.write(text.join(''));
  }
}

const eventOf = ({ roots, sold, again, by }: Change): LiveEvent => ({
  roots: [...roots],
  ...(sold && { sold }),
  ...(again && { again }),
  ...(by && { by }),
});
