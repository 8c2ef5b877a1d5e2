import * as z from 'zod/mini';

/** Text that PostgreSQL and people can take has no NUL and no half of a surrogate pair. */
const isPlainText = (value: string) => !value.includes('\0') && value.isWellFormed();

/** Trimmed text of 1 to `max` characters. */
export const text = (max = 120) =>
  z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isPlainText, 'Invalid text'));

/** Trimmed text of 0 to `max` characters. */
export const optionalText = (max = 500) =>
  z.string().check(z.trim(), z.maxLength(max), z.refine(isPlainText, 'Invalid text'));

/** A row's id: a positive whole number, short enough to read aloud. */
export const id = z.int().check(z.positive());

/** An id as it stands in a path or a query. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'Not an id')),
  z.transform(Number),
);

/** An id in a body: a number, or the text that it was read as. */
export const idInput = z.union([id, idText]);

/** A whole number in a body, or its text. */
export const wholeInput = (min: number, max: number) => {
  const whole = z.int().check(z.minimum(min), z.maximum(max));
  const digits = z.string().check(z.regex(/^\d{1,7}$/, 'Not a whole number'));
  return z.union([whole, z.pipe(z.pipe(digits, z.transform(Number)), whole)]);
};

/** A place in a body: its id as a number, its name, or its id as text. Null for none. */
export const placeInput = z.nullable(z.union([id, text(80)]));

/** A whole number as it stands in a query. */
export const countText = (max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,7}$/, 'Not a whole number')), z.transform(Number)),
    z.int().check(z.minimum(1), z.maximum(max)),
  );

/** A calendar day in the company's time zone, `YYYY-MM-DD`. */
export const day = z.iso.date().check(z.refine((value) => value >= '1900-01-01', 'Before 1900'));

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true });

/** Euros in an answer: a decimal string with two places, "45.50". */
export const money = z.string().check(z.regex(/^-?\d+\.\d{2}$/));

const MONEY_TEXT = /^\d{1,8}(\.\d{1,2})?$/;

/** Pads an amount to two places; it stays text, as a binary float could change its cents. */
function decimalOf(amount: string): string {
  const [euros = '0', cents = ''] = amount.split('.');
  return `${Number(euros)}.${cents.padEnd(2, '0')}`;
}

/**
 * Euros in a request: a number or a decimal string, not negative, at most 99,999,999.99 and no
 * fraction of a cent. Parsed to a decimal string with two places; never through a binary float.
 */
export const moneyInput = z.pipe(
  z
    .union([z.number(), z.string()])
    .check(
      z.refine(
        (value) => MONEY_TEXT.test(String(value).trim()),
        'Not an amount in euros and cents',
      ),
    ),
  z.transform((value) => decimalOf(String(value).trim())),
);

const SIGNED = /^-?(?=\d)/;

/** Euros in a request that may be negative, as a terminal's total that was mostly refunds. */
export const signedMoneyInput = z.pipe(
  z
    .union([z.number(), z.string()])
    .check(
      z.refine(
        (value) => MONEY_TEXT.test(String(value).trim().replace(SIGNED, '')),
        'Not an amount in euros and cents',
      ),
    ),
  z.transform((value) => {
    const text = String(value).trim();
    const amount = decimalOf(text.replace(SIGNED, ''));
    return text.startsWith('-') && Number(amount) !== 0 ? `-${amount}` : amount;
  }),
);

/** A shop in a query: its id, or `none` for what belongs to no shop. */
export const shopText = z.union([
  z.pipe(
    z.literal('none'),
    z.transform(() => null),
  ),
  idText,
]);

/** How many units one line may bring or move. */
export const quantity = z.int().check(z.minimum(0), z.maximum(1_000));

/** Twelve digits: scanners emulate keyboards, and layouts garble anything else. */
export const barcode = z.string().check(z.regex(/^\d{12}$/));

/** Stands for the values of a row that can be edited; absent where a server doesn't know it. */
export const version = z.optional(z.string());

/** The version of the row that an edit is based on; 409 `edited_since` if it has another by now. */
export const seenVersion = z.optional(z.string().check(z.maxLength(80)));
export interface Seen {
  version?: string | undefined;
}

/** What a client reads in place of a word that only newer servers know. */
export const OTHER = 'other' as const;
export type Other = typeof OTHER;

/** A row as its server has it: no word is `other`, since it knows all of its own. */
export type Known<Row> = { [Field in keyof Row]: Exclude<Row[Field], Other> };

const words = new WeakMap<object, readonly string[]>();

/** A word of a list, in an answer. One that only a newer server knows is read as `other`. */
export function word<const Word extends string>(
  known: readonly Word[],
): z.ZodMiniType<Word | Other, Word | Other> {
  const schema = z.union([
    z.enum(known as readonly [Word, ...Word[]]),
    z.pipe(
      z.string(),
      z.transform(() => OTHER),
    ),
  ]);
  words.set(schema, known);
  return schema as unknown as z.ZodMiniType<Word | Other, Word | Other>;
}

/** The words of a schema that `word` made; undefined of any other. */
export const wordsOf = (schema: object): readonly string[] | undefined => words.get(schema);
