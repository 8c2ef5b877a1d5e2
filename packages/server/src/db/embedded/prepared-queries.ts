import { parse, type PGlite, protocol, type Results } from '@electric-sql/pglite';

import { StatementNames } from '../statement-names';

const { serialize } = protocol;

/**
 * Sends statements to PGlite, each in one batch of messages. Its own `query` sends six one by one,
 * and plans each statement anew, which takes up to twenty times as long as carrying it out. Whoever
 * calls it has the engine for itself.
 */
export class PreparedQueries {
  readonly #names = new StatementNames(true);
  readonly #prepared = new Set<string>();

  constructor(private readonly pglite: PGlite) {}

  /** Parameters come as PostgreSQL's text form. Rejects with PGlite's DatabaseError. */
  async run<R>(text: string, values: (string | null)[]): Promise<Results<R>> {
    const name = values.length ? (this.#names.of(text) ?? '') : '';
    const isPrepared = name !== '' && this.#prepared.has(name);
    try {
      const messages = await this.#send([
        ...(isPrepared ? [] : [serialize.parse({ name, text })]),
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      ]);
      if (name) this.#prepared.add(name);
      return parse.parseResults(messages, this.pglite.parsers)[0] as Results<R>;
    } catch (error) {
      if (name) await this.#forget(name);
      throw error;
    }
  }

  /** After an error nobody knows whether it was prepared, or whether its plan still holds. */
  async #forget(name: string): Promise<void> {
    this.#prepared.delete(name);
    await this.#send([serialize.close({ type: 'S', name })]);
  }

  #send(messages: Uint8Array[]) {
    const batch = Buffer.concat([...messages, serialize.sync()]);
    // The folder is on a disk, which the engine syncs itself.
    return this.pglite.execProtocolStream(batch, { syncToFs: false });
  }
}
