/** Units of one transaction. */
export interface BatchSizes {
  least: number;
  most: number;
}

/** Batches grow while a turn waits longer than this many milliseconds for its transaction. */
const LONG_WAIT = 250;

/**
 * Adapts the size of batches. Where all share one database connection, small batches keep the wait
 * of a sale short; but when the wait is long, an import in small batches would never end, so they
 * grow.
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

  /** Call it after each turn with the milliseconds that the turn waited for its transaction. */
  waited(milliseconds: number): void {
    const { least, most } = this.#sizes;
    const next = milliseconds > LONG_WAIT ? this.#current * 2 : Math.floor(this.#current / 2);
    this.#current = Math.min(most, Math.max(least, next));
  }
}
