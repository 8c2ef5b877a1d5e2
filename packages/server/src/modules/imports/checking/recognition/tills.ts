import type { ImportField } from '@backoffice/contracts';

import { type ColumnFacts, isBlank } from './column-facts';
import { type Till, TILLS } from './known-tills';
import { plainHeader } from './plain-header';

/** The columns of these names, in their order; one that ends in `*` may go on, as with a place. */
const columnsNamed = (plain: readonly string[], names: string): number[] =>
  names.split(',').flatMap((one) => {
    const name = one.trim();
    const isStart = name.endsWith(' *');
    const isNamed = (header: string) =>
      isStart ? header.startsWith(name.slice(0, -1)) : header === name;
    return plain.flatMap((header, place) => (isNamed(header) ? [place] : []));
  });

const tillOf = (plain: readonly string[]): Till | undefined =>
  TILLS.find(({ signs }) => signs.some((all) => all.every((sign) => plain.includes(sign))));

const fieldsOf = ({ fields }: Till) => Object.entries(fields) as [ImportField, string][];

/** What a file's columns are by the till that wrote it, and the places that they name. */
export interface TillColumns {
  fields: (ImportField | null)[];
  places: (string | null)[];
}

/** The columns of an export of a till that we know; null for any other file. */
export function tillColumns(
  headers: readonly string[],
  facts: readonly ColumnFacts[] = [],
): TillColumns | null {
  const plain = headers.map(plainHeader);
  const till = tillOf(plain);
  if (!till) return null;
  const places = headers.map((header) => placeIn(header, till.place));
  const fields = places.map((place): ImportField | null => (place ? 'placeQuantity' : null));
  for (const [field, names] of fieldsOf(till)) {
    const columns = columnsNamed(plain, names).filter((one) => !fields[one]);
    const column = columns.find((one) => !isBlank(facts[one])) ?? columns[0];
    if (column !== undefined) fields[column] = field;
    if (field !== 'productCode') continue;
    for (const other of columns) if (!isBlank(facts[other])) fields[other] = field;
  }
  return { fields, places };
}

const placeIn = (header: string, place: RegExp | undefined): string | null =>
  place?.exec(header.trim())?.[1]?.replaceAll('_', ' ').trim() ?? null;

/** The fields that each column may fill in an export of a till that we know; null for any other. */
export function tillCandidates(headers: readonly string[]): ImportField[][] | null {
  const plain = headers.map(plainHeader);
  const till = tillOf(plain);
  if (!till) return null;
  const columns = fieldsOf(till).map(([field, names]) => ({
    field,
    places: columnsNamed(plain, names),
  }));
  return headers.map((_, place) =>
    columns.flatMap(({ field, places }) => (places.includes(place) ? [field] : [])),
  );
}

const NAMED = new Set(
  TILLS.flatMap(({ fields }) => Object.values(fields).flatMap((names) => names.split(','))).map(
    (name) => name.trim(),
  ),
);

/** Whether a till that we know calls a column so. */
export const isOfTill = (header: string): boolean => NAMED.has(plainHeader(header));
