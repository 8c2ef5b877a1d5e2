import type { Change, TellChange } from '../http/context';
import { merged, type Notice } from './change';

/** Milliseconds in which the changes of a company become one notice. */
const WINDOW = 100;
/** Bytes; PostgreSQL takes notices of less than 8,000. */
const LONGEST_NOTICE = 7_000;
/** With more sold units none is named: clients then ask for the list again. */
const MOST_SOLD = 50;

/** More changes are merged into one, which no longer says whose they are. */
const MOST_CHANGES = 5;

const short = ({ sold, ...change }: Change): Change =>
  sold && sold.length > 0 && sold.length <= MOST_SOLD ? { ...change, sold } : change;

function fitting({ company, changes }: Notice): string {
  const told = changes.length > MOST_CHANGES ? [merged(changes)] : changes;
  const text = JSON.stringify({ company, changes: told.map(short) });
  return Buffer.byteLength(text) <= LONGEST_NOTICE
    ? text
    : JSON.stringify({ company, changes: [{ roots: merged(changes).roots }] });
}

/**
 * Gathers changes and sends them at most ten times a second for a company. A process that dies
 * loses what it gathered, which does no harm: clients also ask again by themselves.
 */
export function gatherChanges(send: (notice: string) => Promise<unknown>) {
  const waiting = new Map<number, Change[]>();
  const sendOf = async (company: number) => {
    const changes = waiting.get(company);
    waiting.delete(company);
    if (changes) await send(fitting({ company, changes })).catch(() => undefined);
  };
  const tell: TellChange = (company, change) => {
    if (change.roots.length === 0) return;
    const gathered = waiting.get(company);
    if (gathered) gathered.push(change);
    else {
      waiting.set(company, [change]);
      setTimeout(() => void sendOf(company), WINDOW).unref();
    }
  };
  /** Sends at once what waits. */
  const flush = async () => void (await Promise.all([...waiting.keys()].map(sendOf)));
  return { tell, flush };
}
