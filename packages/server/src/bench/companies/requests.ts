import { type Measured, requestsOf } from '../api/calls';
import { linesFrom, SOLD_FOR_ONE } from '../bench-data';
import { rawRequest } from '../http-load';
import type { Shops } from './shops';

/** `find` is a list again, of one article by a part of its code. */
export const CALLS = ['list', 'find', 'barcode', 'day', 'years', 'user', 'sell'] as const;
export type Call = (typeof CALLS)[number];

/** Codes that a part of one may be asked for. */
const ARTICLES = 90;

/** Each session looks for an article of its own, so that every server has kept its total. */
function finding(token: string, session: number): () => string {
  const code = `c-${10 + (session % ARTICLES)}`;
  const text = rawRequest('GET', `/api/v1/products/products?type=shoes&code=${code}&limit=50`, {
    token,
  });
  return () => text;
}

/** Requests of each session in turn, by a draw that is the same in every run. */
export function asker({ tokens, nextUnit }: Pick<Shops, 'tokens' | 'nextUnit'>, stock: number) {
  const sessions = tokens.flatMap((own, company) => own.map((token) => ({ company, token })));
  const askersOf = (call: Call) =>
    sessions.map(({ company, token }, place) =>
      call === 'find'
        ? finding(token, place)
        : requestsOf(call satisfies Measured, {
            token,
            stock,
            nextUnit: () => nextUnit(company),
            nextLine: linesFrom(stock * SOLD_FOR_ONE),
          }),
    );
  const known = new Map<Call, (() => string)[]>();
  let drawn = 0;
  return {
    sessions: sessions.length,
    /** Of the next session. */
    next(call: Call): string {
      const askers = known.get(call) ?? askersOf(call);
      known.set(call, askers);
      // A step that has no factor in common with any number of sessions but its own multiples.
      drawn = (drawn + 7_919) % askers.length;
      return askers[drawn]?.() ?? '';
    },
    /** Of one session. */
    nextOf(call: Call, session: number): string {
      const askers = known.get(call) ?? askersOf(call);
      known.set(call, askers);
      return askers[session]?.() ?? '';
    },
  };
}

export type Asker = ReturnType<typeof asker>;
