/** A key as the watch needs it; times in milliseconds. */
export interface WatchedKey {
  key: string;
  at: number;
  modified: boolean;
}

/**
 * Tells a slash that a person typed from one inside a scanned code: a scanner's keys come in quick
 * succession, so the slash counts only when nothing came right before it and nothing right after.
 */
export class SlashWatch {
  private lastAt = Number.NEGATIVE_INFINITY;
  private pending = false;

  /** Whether this key may be the shortcut; ask `settle` once the gap has passed. */
  press({ key, at, modified }: WatchedKey, gap: number): boolean {
    const isAlone = at - this.lastAt > gap;
    // Codes are made of characters; after Enter or an arrow a person may be as quick as she likes.
    if (key.length === 1) this.lastAt = at;
    this.pending = key === '/' && !modified && isAlone;
    return this.pending;
  }

  /** Whether the slash stood alone: no key came since. */
  settle(): boolean {
    const stoodAlone = this.pending;
    this.pending = false;
    return stoodAlone;
  }
}
