import type { LoggedRequest } from './network-log.ts';

/** The part of a visit that matters here: its requests, and when its marks appeared. */
export interface SeenVisit {
  requests: Pick<LoggedRequest, 'url' | 'kind' | 'start' | 'end' | 'cached'>[];
  seen: { heading?: number; figure?: number };
}
type Asked = SeenVisit['requests'][number];

/** Requests that a page can await before it sends others; styles and fonts only delay painting. */
const ASKS_ON = new Set(['document', 'script', 'data']);

/** A figure shows once its data are there, whatever code comes by then for something else. */
const ends = (mark: keyof SeenVisit['seen'], { url }: Asked) =>
  mark !== 'figure' || url.startsWith('/api/');

/**
 * The longest way from the page's HTML to a moment: requests of which each was answered before the
 * next began, in every one of the visits. Two that overlap in any visit do not wait for each other,
 * and what comes from the cache is not waited for.
 *
 * @returns addresses, the HTML first
 */
export function chainTo(mark: keyof SeenVisit['seen'], visits: SeenVisit[]): string[] {
  const logs = visits.map(({ requests, seen }) => ({
    byName: nameRequests(requests.filter(({ kind, cached }) => ASKS_ON.has(kind) && !cached)),
    moment: seen[mark] ?? NaN,
  }));
  const names = [...(logs[0]?.byName.keys() ?? [])].filter((name) =>
    logs.every(({ byName }) => byName.has(name)),
  );
  const timesOf = (name: string, time: 'start' | 'end') =>
    logs.map(({ byName }) => byName.get(name)?.[time] ?? NaN);
  const sumOfEnds = (name: string) => timesOf(name, 'end').reduce((sum, end) => sum + end, 0);
  const isEnd = (name: string) => logs.some(({ byName }) => ends(mark, byName.get(name) as Asked));
  const chain: string[] = [];
  let begins = logs.map(({ moment }) => moment);
  for (;;) {
    const before = names
      .filter((name) => timesOf(name, 'end').every((end, at) => end <= (begins[at] ?? NaN)))
      .sort((one, other) => sumOfEnds(other) - sumOfEnds(one));
    const [last] = before.filter(
      (name) => !chain.includes(name) && (chain.length > 0 || isEnd(name)),
    );
    if (last === undefined) return chain;
    chain.unshift(last);
    begins = timesOf(last, 'start');
  }
}

/** The same address may be asked several times. */
function nameRequests(requests: Asked[]) {
  const named = new Map<string, Asked>();
  for (const request of requests) {
    const [address = ''] = request.url.split('?');
    let name = address;
    for (let times = 2; named.has(name); times += 1) name = `${address} (${times})`;
    named.set(name, request);
  }
  return named;
}
