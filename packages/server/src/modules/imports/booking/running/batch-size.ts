/** Units of one transaction. */
export interface BatchSizes {
  least: number;
  most: number;
}

/** Milliseconds in line from which a batch is worth more than its own time. */
const LONG_WAIT = 250;

/**
 * Sizes of batches. Where everybody stands in one line, small ones keep a sale's wait short; where the
 * line is long, an import of small ones would never end, so that each turn then does more.
 */
export class BatchSize {
  readonly #sizes: BatchSizes;
  #current: number;

  constructor(sizes: BatchSizes) {
    this.#sizes = sizes;
    this.#current = sizes.least;
  }

  get current(): number {
    return this.#current;
  }

  /** After a turn, with the milliseconds that it waited for. */
  waited(milliseconds: number): void {
    const { least, most } = this.#sizes;
    const next = milliseconds > LONG_WAIT ? this.#current * 2 : Math.floor(this.#current / 2);
    this.#current = Math.min(most, Math.max(least, next));
  }
}
