import {
  countCalls,
  type CountReview,
  JUDGED_VERDICTS,
  shipmentCalls,
} from '@backoffice/contracts';

import type { Random } from '../../../demo/random';
import type { Counter } from '../counter';

interface Answered {
  status: number;
}

/** Requests of people who send and receive goods beside others, which may be refused. */
export function shippersAtOnce(
  { api, locations }: Counter,
  random: Random,
  some: (most: number) => number[],
) {
  const send = (): Promise<Answered> =>
    api.any(shipmentCalls.send, { body: { ids: some(5), location: random.pick(locations) } });

  const ship = async (): Promise<Answered> => {
    const { data } = await api.ok(shipmentCalls.list, { query: { state: 'under_way' } });
    if (!data.length) return send();
    const params = { id: random.pick(data).id };
    const view = await api.ok(shipmentCalls.one, { params });
    const rest = view.data.units.filter(({ state }) => state === 'under_way').map(({ id }) => id);
    if (!rest.length) return send();
    if (random.chance(0.3)) {
      const lost = rest.filter(() => random.chance(0.5));
      const returned = rest.filter((id) => !lost.includes(id));
      return api.any(shipmentCalls.close, { params, body: { lost, returned } });
    }
    const ids = rest.filter(() => random.chance(0.5));
    return ids.length ? api.any(shipmentCalls.arrive, { params, body: { ids } }) : send();
  };

  return { send, ship };
}

/** Requests of people who count beside others, which may be refused; `codes` are one scan. */
export function countersAtOnce({ api, locations }: Counter, random: Random) {
  let scans = 0;

  const scan = (id: number, codes: string[]): Promise<Answered> => {
    const scanned_at = new Date().toISOString();
    const sent = codes.map((code) => {
      scans += 1;
      return { key: `scan-${scans}`, code, scanned_at };
    });
    const body = { device: `device ${random.between(1, 3)}`, scans: sent };
    return api.any(countCalls.scan, { params: { id }, body });
  };

  const apply = async (id: number): Promise<Answered> => {
    const params = { id };
    const review = await api.any(countCalls.review, { params });
    if (review.status !== 200) return review;
    const { lines } = (review.body as { data: CountReview }).data;
    const judged = lines.filter(({ verdict }) => JUDGED_VERDICTS.some((one) => one === verdict));
    const action = { missing: 'lost', sold: 'leave', under_way: 'leave' } as const;
    const decisions = judged.flatMap((line) =>
      line.verdict in action
        ? [{ unit: line.id, action: action[line.verdict as keyof typeof action] }]
        : [],
    );
    const seen = judged.map((line) => ({ unit: line.id, verdict: line.verdict }));
    return api.any(countCalls.apply, { params, body: { decisions, seen } });
  };

  return async (codes: string[]): Promise<Answered> => {
    const { data } = await api.ok(countCalls.list, { query: { state: 'open' } });
    const open = data.length && random.pick(data).id;
    if (!open || random.chance(0.1))
      return api.any(countCalls.start, { body: { location: random.pick(locations) } });
    return random.chance(0.25) ? apply(open) : scan(open, codes);
  };
}
