import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { REFERENCE_TABLES, type ImportMissing, type ReferenceTable } from '@backoffice/contracts';
import { Code, useCode } from '@backoffice/ui';
import { useQueries } from '@tanstack/react-query';

const near = new Code(() => import('./near-names'));
const ignore = () => undefined;

/** A name of the file that the company hasn't, with names of the company that are like it. */
export interface NearName {
  table: ReferenceTable;
  name: string;
  type: string | null;
  names: string[];
}

/** More names than these are looked through by nobody. */
const MOST = 200;

/** Which missing names are perhaps ones that the company has; none until that is known. */
export function useNearNames(missing: ImportMissing): NearName[] {
  const tables = REFERENCE_TABLES.filter((table) => missing[table].length > 0);
  const lists = useQueries({ queries: tables.map((table) => referenceQueries.list(table)) });
  const code = useCode(near, { enabled: tables.length > 0, onFailure: ignore });
  if (!code) return [];
  return tables.flatMap((table, place) => {
    const known = code.knownNames(lists[place]?.data ?? []);
    const items: readonly { name: string; type?: string }[] = missing[table].slice(0, MOST);
    return items.flatMap((item) => {
      const names = code.nearNames(known, item);
      return names.length ? [{ table, name: item.name, type: item.type ?? null, names }] : [];
    });
  });
}
