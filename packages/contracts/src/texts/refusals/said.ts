/** The value for a gap: a name, a number, another sentence or word, or a list of them. */
export type Param = string | number | Said | readonly (string | Said)[];

/** A reason with its parameters, to be worded by whoever shows it. */
export interface Said {
  reason: string;
  params?: Readonly<Record<string, Param>>;
}

/**
 * Kinds of parameters, by name, that are not just a name or a number: euros as decimal text, a day
 * `YYYY-MM-DD`, a moment of the company's clock `YYYY-MM-DD HH:MM`, sentences one after another.
 */
export const PARAM_KINDS = {
  limit: 'euros',
  least: 'euros',
  price: 'euros',
  sum: 'euros',
  due: 'euros',
  new_price: 'euros',
  difference: 'difference',
  first_day: 'day',
  last_day: 'day',
  when: 'moment',
  clauses: 'clauses',
} as const;

/** How a language writes each kind of parameter. */
export interface ParamFormats {
  euros: (amount: string) => string;
  difference: (amount: string) => string;
  day: (day: string) => string;
  moment: (moment: string) => string;
  number: (value: number) => string;
  /** The signs between the items of a list (`comma`) and between sentences (`semicolon`). */
  comma: string;
  semicolon: string;
  said: (said: Said) => string;
}

const isKind = (name: string): name is keyof typeof PARAM_KINDS => Object.hasOwn(PARAM_KINDS, name);

function shown(name: string, value: Param, formats: ParamFormats): string {
  if (typeof value === 'number') return formats.number(value);
  const kind = isKind(name) ? PARAM_KINDS[name] : undefined;
  if (typeof value === 'string') {
    return kind && kind !== 'clauses' ? formats[kind](value) : value;
  }
  if ('reason' in value) return formats.said(value);
  const between = kind === 'clauses' ? formats.semicolon : formats.comma;
  return value.map((one) => (typeof one === 'string' ? one : formats.said(one))).join(between);
}

/** Parameters as a language writes them. */
export const shownParams = (
  params: Readonly<Record<string, Param>>,
  formats: ParamFormats,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, shown(name, value, formats)]),
  );
