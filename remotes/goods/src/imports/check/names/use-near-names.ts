import { referenceQueries } from '@backoffice/api-client/resources/reference';
import {
  REFERENCE_TABLES,
  type ImportMissing,
  type ReferenceRow,
  type ReferenceTable,
} from '@backoffice/contracts';
import { Code, useCode } from '@backoffice/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';

const near = new Code(() => import('./near-names'));
type NearCode = typeof import('./near-names');
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
  const lists = useQueries({
    queries: tables.map((table) => referenceQueries.list(table)),
    combine: dataOf,
  });
  const code = useCode(near, { enabled: tables.length > 0, onFailure: ignore });
  return useMemo(() => (code ? nearOnes(code, missing, lists) : []), [code, missing, lists]);
}

type Lists = readonly (readonly ReferenceRow[] | undefined)[];
const dataOf = (queries: readonly { data: readonly ReferenceRow[] | undefined }[]): Lists =>
  queries.map(({ data }) => data);

/** `lists`: the rows of each table that lacks names, in the tables' order. */
function nearOnes(code: NearCode, missing: ImportMissing, lists: Lists): NearName[] {
  const tables = REFERENCE_TABLES.filter((table) => missing[table].length > 0);
  return tables.flatMap((table, place) => {
    const near = code.nearNames(code.knownNames(lists[place] ?? []));
    const items: readonly { name: string; type?: string }[] = missing[table].slice(0, MOST);
    return items.flatMap((item) => {
      const names = near(item);
      return names.length ? [{ table, name: item.name, type: item.type ?? null, names }] : [];
    });
  });
}
