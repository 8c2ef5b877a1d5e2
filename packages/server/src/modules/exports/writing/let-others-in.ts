import { setImmediate } from 'node:timers/promises';

/**
 * The same pages, with a turn for everybody else after each: an embedded database answers at once,
 * and a socket that takes all that it is given would leave nobody else one.
 */
export async function* lettingOthersIn<Row>(
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for await (const rows of pages) {
    yield rows;
    await setImmediate();
  }
}
