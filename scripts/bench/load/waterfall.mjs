/** What a page can wait for before it asks on; style sheets and fonts only hold back painting. */
const ASKS_ON = new Set(['document', 'script', 'data']);

/**
 * The longest way from the page's HTML to a moment: requests of which each was answered before the
 * next began, in every one of the visits. Two that overlap in any visit do not wait for each other,
 * and what comes from the cache is not waited for.
 *
 * @param {{ requests: import('./network-log.mjs').LoggedRequest[], seen: object }[]} visits
 * @param {string} mark which moment of the page
 * @returns {string[]} addresses, the HTML first
 */
export function chainTo(mark, visits) {
  const logs = visits.map(({ requests, seen }) => ({
    byName: nameRequests(requests.filter(({ kind, cached }) => ASKS_ON.has(kind) && !cached)),
    moment: seen[mark],
  }));
  const names = [...logs[0].byName.keys()].filter((name) =>
    logs.every(({ byName }) => byName.has(name)),
  );
  const averageEnd = (name) => logs.reduce((sum, { byName }) => sum + byName.get(name).end, 0);
  const chain = [];
  let begins = logs.map(({ moment }) => moment);
  for (;;) {
    const before = names
      .filter((name) => logs.every(({ byName }, at) => byName.get(name).end <= begins[at]))
      .sort((one, other) => averageEnd(other) - averageEnd(one));
    const [last] = before.filter((name) => !chain.includes(name));
    if (last === undefined) return chain;
    chain.unshift(last);
    begins = logs.map(({ byName }) => byName.get(last).start);
  }
}

/** The same address may be asked several times. */
function nameRequests(requests) {
  const named = new Map();
  for (const request of requests) {
    const address = request.url.split('?')[0];
    let name = address;
    for (let times = 2; named.has(name); times += 1) name = `${address} (${times})`;
    named.set(name, request);
  }
  return named;
}
