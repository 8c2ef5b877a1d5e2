import crypto from 'node:crypto';

/** The most statements that are prepared on each connection. */
const MOST_NAMED = 200;
/** A search or a page: its best plan depends on what is asked for. */
const PLANNED_EACH_TIME = / like | limit /;
/** PostgreSQL: there is no such statement, or there is one already. */
const MIXED_UP = new Set(['26000', '42P05']);

/**
 * Names under which statements are prepared. A name is the hash of its statement's text: behind a
 * pooler another process may have prepared it on the same session, and meant the same.
 */
export class StatementNames {
  readonly #known = new Map<string, string>();
  #given: boolean;

  constructor(given: boolean) {
    this.#given = given;
  }

  /** Undefined for a statement that is planned each time. */
  of(text: string): string | undefined {
    if (!this.#given || PLANNED_EACH_TIME.test(text)) return undefined;
    const known = this.#known.get(text);
    if (known || this.#known.size >= MOST_NAMED) return known;
    const name = crypto.createHash('sha256').update(text).digest('base64url');
    this.#known.set(text, name);
    return name;
  }

  /** Gives no names any more once sessions change behind a connection. */
  heed(error: unknown): void {
    const { code = '' } = error as { code?: string };
    if (!this.#given || !MIXED_UP.has(code)) return;
    this.#given = false;
    process.emitWarning(
      'A pooler changes the sessions of PostgreSQL between transactions. Set DATABASE_POOLER=1.',
    );
  }
}
