import {
  FIELDS_OF,
  IMPORT_SUBJECTS,
  type ImportField,
  type ImportSubject,
} from '@backoffice/contracts';

import { knownSize } from '../values/size';
import { type ColumnFacts, isBlank } from './column-facts';
import { fieldsNamed } from './header-words';
import { bareHeader } from './plain-header';

/** The fields of a file's columns, if it is about this subject. */
export interface Fields {
  subject: ImportSubject;
  fields: (ImportField | null)[];
  recognized: number;
}

/** Headers that may also number rows, or say a quantity: what stands under them decides. */
const PERHAPS_SIZES = new Set(['nr', 'no', 'number', 'numri', 'numer', 'nummer', 'numara']);

const mostly = (count: number, { filled }: ColumnFacts) => count * 2 > filled;

function isLikely(field: ImportField, header: string, facts: ColumnFacts | undefined): boolean {
  if (!facts?.filled) return true;
  if (field === 'size' && PERHAPS_SIZES.has(bareHeader(header))) {
    return mostly(facts.shoeSizes + facts.textileSizes, facts) && !mostly(facts.counting, facts);
  }
  if (field === 'type') return facts.productTypes < facts.filled;
  if (field === 'productType') return facts.productTypes > 0;
  if (field === 'barcode') return facts.unitBarcodes === facts.filled || !facts.gtins;
  return true;
}

/** Without headers columns are called A, B, … L, M, … S, and these are no sizes. */
const isLettered = ([first, second]: readonly string[]) => first === 'A' && second === 'B';

/** Two columns that are called sizes, like "41" and "42", hold quantities. */
function sizeColumns(headers: readonly string[]): Set<number> {
  if (isLettered(headers)) return new Set();
  const places = headers.flatMap((header, place) => (knownSize(header) ? [place] : []));
  return new Set(places.length > 1 ? places : []);
}

/** A column called "Type" is the specific type, unless another column is that already. */
const inOrder = (fields: readonly ImportField[]) =>
  fields.includes('type')
    ? (['type', ...fields.filter((field) => field !== 'type')] as const)
    : fields;

/**
 * Gives each column a field of the subject, each field once; columns that can be only one field
 * come first.
 */
function fieldsAs(
  subject: ImportSubject,
  headers: readonly string[],
  facts: readonly ColumnFacts[] = [],
): Fields {
  const allowed: readonly ImportField[] = FIELDS_OF[subject];
  const sizes = subject === 'stock' ? sizeColumns(headers) : new Set<number>();
  const fields = headers.map((_, place): ImportField | null =>
    sizes.has(place) ? 'sizeQuantity' : null,
  );
  const candidates = headers.map((header, place) =>
    fields[place]
      ? []
      : inOrder(fieldsNamed(header)).filter(
          (field) => allowed.includes(field) && isLikely(field, header, facts[place]),
        ),
  );
  const taken = new Set<ImportField>(sizes.size ? ['size'] : []);
  // Of two columns for one field the one with something in it is right.
  const places = headers.map((_, place) => place);
  const filledFirst = [false, true].flatMap((blank) =>
    places.filter((place) => isBlank(facts[place]) === blank),
  );
  // A column with one possible field takes it before a column that has a choice.
  for (let most = 1; most <= 4; most += 1) {
    for (const place of filledFirst) {
      const possible = candidates[place] ?? [];
      if (fields[place] || possible.length > most) continue;
      const field = possible.find((one) => !taken.has(one));
      if (!field) continue;
      taken.add(field);
      fields[place] = field;
    }
  }
  return { subject, fields, recognized: fields.filter(Boolean).length };
}

/** A file is about a subject only if it has at least one of these fields. */
const NEEDED: Record<ImportSubject, readonly ImportField[]> = {
  stock: [
    'code',
    'name',
    'size',
    'sizeQuantity',
    'barcode',
    'productCode',
    'stockPrice',
    'quantity',
  ],
  brands: ['brand'],
  colors: ['color'],
  numbers: ['size'],
  types: ['type'],
  locations: ['location'],
  articles: ['articleNumber'],
  // Nothing tells a list of codes from goods: that is asked.
  codes: [],
};

const ALONE: readonly ImportSubject[] = ['stock', 'articles'];

/**
 * The subject that explains most headers, with the fields of the columns; of two equal subjects the
 * narrower one.
 */
export function recognize(headers: readonly string[], facts: readonly ColumnFacts[] = []): Fields {
  let best: Fields = { subject: 'stock', fields: headers.map(() => null), recognized: 0 };
  for (const subject of IMPORT_SUBJECTS) {
    const read = fieldsAs(subject, headers, facts);
    if (!read.fields.some((field) => field && NEEDED[subject].includes(field))) continue;
    const better = read.recognized > best.recognized;
    const narrower = read.recognized === best.recognized && best.subject === 'stock';
    if (better || (narrower && (!ALONE.includes(subject) || best.recognized > 1))) best = read;
  }
  return best;
}
