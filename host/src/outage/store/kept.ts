import { type Kept, withDatabase } from '@backoffice/api-client/outage-database';

/** What is kept under a name; undefined where nothing is, or the browser keeps nothing. */
export const readKept = async <Name extends keyof Kept>(
  name: Name,
): Promise<Kept[Name] | undefined> =>
  withDatabase((database) => database.get('kept', name))
    .then((value) => value as Kept[Name] | undefined)
    .catch(() => undefined);

/** Keeps something in place of what was there. Throws where the browser keeps nothing. */
export const keep = <Name extends keyof Kept>(name: Name, value: Kept[Name]): Promise<unknown> =>
  withDatabase((database) => database.put('kept', value, name));

const forget = (names: readonly (keyof Kept)[]): Promise<void> =>
  withDatabase(async (database) => {
    const work = database.transaction('kept', 'readwrite', { durability: 'strict' });
    await Promise.all([...names.map((name) => work.store.delete(name)), work.done]);
  });

/** At a lock: the next person at this till sells the same goods. */
export const forgetSession = (): Promise<void> => forget(['session']);

/** At a sign-out by hand. Sales that wait stay, and the counter of slips. */
export const forgetShop = (): Promise<void> =>
  forget(['session', 'terms', 'stock', 'stockTag', 'settings', 'locations']);
