/** A key as the watch needs it; times in milliseconds. */
export interface WatchedKey {
  key: string;
  at: number;
  modified: boolean;
  /** The focus is in a field, where a slash is a slash. */
  isTyping: boolean;
}

/** `kept`: it may be the shortcut, or follow it; ask `settle` once the gap has passed. */
export type SlashMeaning = 'none' | 'kept' | 'opens';

const isDigit = (key: string) => /^\d$/.test(key);

/**
 * Tells a slash that a person typed from one inside a scanned code. A scanner's keys come in quick
 * succession, so a key right before the slash means a scan. After the slash only digits can belong
 * to a scan: any other key is a person's, however quickly it comes.
 */
export class SlashWatch {
  private lastAt = Number.NEGATIVE_INFINITY;
  /** Text after a slash that may be the shortcut; null without such a slash. */
  private pending: string | null = null;

  press({ key, at, modified, isTyping }: WatchedKey, gap: number): SlashMeaning {
    const isQuick = at - this.lastAt <= gap;
    // Codes are made of characters; after Enter or an arrow a person may be as quick as she likes.
    if (key.length === 1) this.lastAt = at;
    if (this.pending !== null && key !== 'Shift') return this.follow(key, modified, isQuick);
    if (key !== '/' || modified || isTyping || isQuick) return 'none';
    this.pending = '';
    return 'kept';
  }

  /** What was typed after a slash that is the shortcut; null when there was none. */
  settle(): string | null {
    const typed = this.pending;
    this.pending = null;
    return typed;
  }

  private follow(key: string, modified: boolean, isQuick: boolean): SlashMeaning {
    const isScan = isQuick && key === 'Enter' && this.pending !== '';
    if (modified || isScan || (key.length > 1 && key !== 'Enter')) {
      this.pending = null;
      return 'none';
    }
    if (key !== 'Enter') this.pending += key;
    return isQuick && isDigit(key) ? 'kept' : 'opens';
  }
}
