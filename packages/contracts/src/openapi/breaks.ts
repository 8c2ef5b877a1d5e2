import type { Field, Shape, Shapes } from './shapes';

/** One thing that a client of `before` relies on and `after` no longer keeps. */
export interface Break {
  /** `PUT products/products` */
  call: string;
  /** The break as a part of a sentence after the call: `wants body[].price`. */
  what: string;
  /** The call itself is gone. */
  isGone?: true;
  /** It was optional, so clients had to live without it anyway. */
  isUnsure?: true;
}

/**
 * The promises of calls in `before` that `after` breaks, by the rule of
 * docs/decisions/0029-calls-only-grow.md. New calls break nothing.
 */
export const breaksOf = (before: Shapes, after: Shapes): Break[] =>
  Object.entries(before).flatMap(([call, shape]): Break[] => {
    const now = after[call];
    if (!now) return [{ call, what: 'is gone', isGone: true }];
    return [
      ...(shape.action === null && now.action !== null
        ? [{ call, what: `needs a session and ${now.action}` }]
        : []),
      ...Object.keys({ ...shape.fields, ...now.fields }).flatMap((name) =>
        judgeField(name, shape, now).map((found) => ({ call, ...found })),
      ),
    ];
  });

type Found = Omit<Break, 'call'>;

function judgeField(name: string, before: Shape, after: Shape): Found[] {
  const [had, has] = [fieldAt(name, before), fieldAt(name, after)];
  if (name.startsWith('answer')) return had ? judgeAnswer(name, had, has) : [];
  if (had) return has ? judgeRequest(name, had, has) : [{ what: `does not take ${name}` }];
  // Inside a field that is new as well, only that field is judged.
  const isBelowNew = ancestorsOf(name).some((one) => one in after.fields && !fieldAt(one, before));
  return !has || has.optional || isBelowNew ? [] : [{ what: `wants ${name}` }];
}

/** An object that is always there has no line of its own. */
const fieldAt = (name: string, { fields }: Shape): Field | undefined =>
  fields[name] ??
  (Object.keys(fields).some((one) => one.startsWith(`${name}.`)) ? { is: ['object'] } : undefined);

const ancestorsOf = (name: string) =>
  [...name.matchAll(/[.[|]/g)].map(({ index }) => name.slice(0, index));

/** Requests that were accepted must still be accepted. */
function judgeRequest(name: string, had: Field, has: Field): Found[] {
  const refused = typesBeyond(had.is, has.is);
  const words = has.words && wordsBeyond(had.words, has.words);
  const limits = Object.keys(has.limits ?? {}).filter((limit) => isNarrower(limit, had, has));
  return [
    ...(had.optional && !has.optional ? [{ what: `wants ${name}` }] : []),
    ...(refused.length > 0 ? [{ what: `does not take ${refused.join(', ')} as ${name}` }] : []),
    ...(words?.length !== 0 && words
      ? [{ what: `does not take ${words.join(', ')} as ${name}` }]
      : []),
    ...limits.map((limit) => ({
      what: `takes ${name} only with ${limit} ${String(has.limits?.[limit])}`,
    })),
  ];
}

/** Fields of answers must still come, and with no values that clients don't know. */
function judgeAnswer(name: string, had: Field, has: Field | undefined): Found[] {
  if (!has) {
    return [{ what: `does not answer ${name}`, ...(had.optional && { isUnsure: true }) }];
  }
  const news = typesBeyond(has.is, had.is);
  const words = had.words && wordsBeyond(has.words, had.words);
  const others = ['pattern', 'format'].filter(
    (limit) => had.limits?.[limit] !== undefined && had.limits[limit] !== has.limits?.[limit],
  );
  return [
    ...(has.optional && !had.optional ? [{ what: `does not always answer ${name}` }] : []),
    ...(news.length > 0 ? [{ what: `answers ${news.join(', ')} as ${name}` }] : []),
    ...(words && words.length > 0 ? [{ what: `answers ${words.join(', ')} as ${name}` }] : []),
    ...others.map((limit) => ({ what: `answers ${name} in another ${limit}` })),
  ];
}

function typesBeyond(some: string[], known: string[]): string[] {
  const isKnown = (type: string) =>
    known.includes(type) ||
    known.includes('any') ||
    (type === 'integer' && known.includes('number'));
  return some.filter((type) => !isKnown(type));
}

/** Without a list of words any value may come. */
const wordsBeyond = (some: unknown[] | undefined, known: unknown[]): unknown[] =>
  some ? some.filter((word) => !known.includes(word)) : ['other values'];

function isNarrower(limit: string, had: Field, has: Field): boolean {
  const [before, now] = [had.limits?.[limit], has.limits?.[limit]];
  if (before === undefined) return true;
  if (/^(min|exclusiveMin)/.test(limit)) return Number(now) > Number(before);
  if (/^(max|exclusiveMax)/.test(limit)) return Number(now) < Number(before);
  return now !== before;
}
