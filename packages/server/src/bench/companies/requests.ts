import { type Measured, requestsOf } from '../api/calls';
import { linesFrom, SOLD_FOR_ONE } from '../bench-data';
import { rawRequest } from '../http-load';

/** `find` is a list again, of one article by a part of its code. */
export const CALLS = ['list', 'find', 'barcode', 'day', 'years', 'user', 'sell'] as const;
export type Call = (typeof CALLS)[number];

/** Codes that a part of one may be asked for. */
const ARTICLES = 90;

function finding(token: string): () => string {
  let n = 0;
  return () => {
    n = (n + 7) % ARTICLES;
    const path = `/api/v1/products/products?type=shoes&code=c-${n + 10}&limit=50`;
    return rawRequest('GET', path, { token });
  };
}

/** Requests of each company in turn, by a draw that is the same in every run. */
export function asker(tokens: string[], stock: number) {
  const units = tokens.map(() => 0);
  const askersOf = (call: Call) =>
    tokens.map((token, place) =>
      call === 'find'
        ? finding(token)
        : requestsOf(call satisfies Measured, {
            token,
            stock,
            nextUnit: () => (units[place] = (units[place] ?? 0) + 1),
            nextLine: linesFrom(stock * SOLD_FOR_ONE),
          }),
    );
  const known = new Map<Call, (() => string)[]>();
  let drawn = 0;
  return {
    companies: tokens.length,
    /** Of the next company. */
    next(call: Call): string {
      const askers = known.get(call) ?? askersOf(call);
      known.set(call, askers);
      // A step that has no factor in common with any number of companies but its own multiples.
      drawn = (drawn + 7_919) % askers.length;
      return askers[drawn]?.() ?? '';
    },
    /** Of one company. */
    nextOf(call: Call, company: number): string {
      const askers = known.get(call) ?? askersOf(call);
      known.set(call, askers);
      return askers[company]?.() ?? '';
    },
  };
}

export type Asker = ReturnType<typeof asker>;
