import type { ShownRelease } from '@backoffice/contracts';

import type { Context } from '../../caller';
import type { Executor } from '../../db/database';
import { nameKey } from '../../db/name-key';
import type { ReadCanary } from '../../releases/entries';
import { SHELL } from '../../releases/known';
import type { CurrentReleases, Releases } from '../../releases/registry';
import { readCounts } from '../area-counts/area-counts.repository';
import { readFailing } from '../area-counts/area-counts.service';
import { isAlone, readEmailKeys, readLocationNames } from './releases.repository';

const DAY = 86_400_000;
const HOST = 'host';

type Row = Omit<ShownRelease, 'views' | 'errors' | 'failing'>;

const ROW = { at: null, who: null, locations: [], people: [], preview: null, until: null };

/** The releases that are shown, with what browsers told of them; null beside other companies. */
export async function shownReleases(
  db: Executor,
  releases: Releases,
  { caller: { companyId }, now }: Context,
): Promise<ShownRelease[] | null> {
  if (!(await isAlone(db, companyId))) return null;
  const current = await releases();
  const here = {
    shops: await readLocationNames(db, companyId),
    people: await readEmailKeys(db, companyId, current.canaries.flatMap(keysOfPeople)),
  };
  const counts = await readCounts(db, new Date(now.getTime() - DAY));
  const failing = await readFailing(db, releases, now);
  return rowsOf(current, here, now).map((row) => {
    const isOf = (one: { area: string; release: string }) =>
      one.area === (row.area === HOST ? SHELL : row.area) && one.release === row.release;
    const { views = 0, errors = 0 } = counts.find(isOf) ?? {};
    return { ...row, views, errors, failing: failing.some(isOf) };
  });
}

/** Shops by their ids, and the addresses that people sign in with, as they are compared. */
interface Here {
  shops: Map<number, string>;
  people: Set<string>;
}

const keysOfPeople = ({ people }: Pick<ReadCanary, 'people'>) => people.map(nameKey);

function rowsOf(current: CurrentReleases, here: Here, now: Date): Row[] {
  const { registry, notes, canaries, previews } = current;
  const { host } = registry;
  const served = registry.areas.map(({ area, release }) => ({ area: area.name, release }));
  const everybody = [...(host ? [{ area: HOST, release: host.release }] : []), ...served];
  return [
    ...everybody.map((one): Row => {
      const { at = null, who = null } = notes.get(`${one.area} ${one.release}`) ?? {};
      return { ...ROW, ...one, shown_as: 'everybody', at, who };
    }),
    ...canaries.map((canary): Row => {
      const { entry, at, who = null } = canary;
      const of = { area: entry.area.name, release: entry.release };
      return { ...ROW, ...of, shown_as: 'canary', at, who, ...audienceOf(canary, here) };
    }),
    ...previews
      .filter(({ until }) => Date.parse(until) > now.getTime())
      .flatMap(({ name, until, areas }) =>
        areas.map(({ area, release }): Row => ({
          ...{ ...ROW, area: area.name, release, shown_as: 'preview', preview: name, until },
        })),
      ),
  ];
}

const audienceOf = ({ locations, people }: ReadCanary, here: Here) => ({
  locations: locations.map((id) => ({ id, name: here.shops.get(id) ?? `${id}` })),
  people,
  unknown: [
    ...locations.filter((id) => !here.shops.has(id)).map(String),
    ...people.filter((address) => !here.people.has(nameKey(address))),
  ],
});
