import type { ServerProcess } from '../../testing/server-process';
import { putLoad } from '../http-load';
import type { CallProfile } from '../profiles/statements';
import { median } from '../tables/report';
import { table } from '../tables/table';
import type { Cost } from './processor-time';
import type { Asker, Call } from './requests';
import type { Shops } from './shops';

/** Some companies on some servers. */
export interface Arrangement {
  name: string;
  shops: Shops;
  servers: ServerProcess[];
  asker: Asker;
  /** All of them unless given. */
  calls?: readonly Call[];
}

export interface LoadOfBench {
  /** Of each server. */
  clients: number;
  seconds: number;
  runs: number;
  stock: number;
  /** Calls of each server before it is measured, and at least one for each session. */
  warmUp: number;
}

/** Milliseconds that one call costs. */
export interface CallCost extends Cost {
  call: Call;
  name: string;
  perSecond: number;
}

/** More than one company alone costs, of a call in a large house. */
const AIM = 1.1;

const portOf = ({ url }: ServerProcess) => Number(new URL(url).port);

/** Each server has as many clients. Answers how many calls were answered. */
async function askAll(
  { servers, asker }: Arrangement,
  call: Call,
  { clients, seconds, requests }: { clients: number; seconds: number; requests: number },
): Promise<number> {
  const each = { seconds, requests: Math.ceil(requests / servers.length) };
  const loads = await Promise.all(
    servers.map((server) => {
      const next = () => asker.next(call);
      return putLoad({ port: portOf(server), connections: clients, next, ...each });
    }),
  );
  return loads.reduce((all, { answered }) => all + answered, 0);
}

/** Each server has met each session, whose use is noted by now. */
const meetAll = (arrangement: Arrangement, call: Call, { clients, warmUp }: LoadOfBench) => {
  const { asker, servers } = arrangement;
  const least = call === 'sell' ? 0 : asker.sessions;
  const requests = Math.max(least, warmUp) * servers.length;
  return askAll(arrangement, call, { clients, seconds: 600, requests });
};

const medianCost = (costs: CallCost[]): CallCost => {
  const [first] = costs;
  if (!first) throw new Error('Nothing was measured');
  const of = (key: 'servers' | 'database' | 'locks' | 'perSecond') =>
    median(costs.map((cost) => cost[key]));
  const [servers, database, locks, perSecond] = [
    of('servers'),
    of('database'),
    of('locks'),
    of('perSecond'),
  ];
  return { ...first, servers, database, locks, perSecond };
};

async function measureOnce(
  arrangement: Arrangement,
  call: Call,
  { clients, seconds, runs, stock, warmUp }: LoadOfBench,
): Promise<CallCost> {
  // Each unit is sold once, and a company alone has no others.
  const most = call === 'sell' ? Math.floor((stock - warmUp) / (runs + 1)) : Infinity;
  const started = performance.now();
  const { done, cost } = await arrangement.shops.watch.costOf(arrangement.servers, () =>
    askAll(arrangement, call, { clients, seconds, requests: most }),
  );
  const perSecond = done / ((performance.now() - started) / 1_000);
  const { servers, database, locks } = cost;
  const each = { servers: servers / done, database: database / done, locks: locks / done };
  return { call, name: arrangement.name, perSecond, ...each };
}

/** The arrangements are measured in turn, so that a slow minute of the machine is a slow one for all. */
export async function measureCosts(
  arrangements: Arrangement[],
  calls: Call[],
  load: LoadOfBench,
  tell: (text: string) => void,
): Promise<CallCost[]> {
  const found: CallCost[] = [];
  for (const call of calls) {
    tell(call);
    const asked = arrangements.filter((each) => (each.calls ?? calls).includes(call));
    const all = new Map<Arrangement, CallCost[]>(asked.map((each) => [each, []]));
    for (const arrangement of asked) await meetAll(arrangement, call, load);
    for (let run = 0; run < load.runs; run += 1) {
      for (const [arrangement, costs] of all)
        costs.push(await measureOnce(arrangement, call, load));
    }
    for (const costs of all.values()) found.push(medianCost(costs));
  }
  return found;
}

const isAlone = ({ name }: CallCost) => name.startsWith('alone');

const wholeOf = ({ servers, database }: Cost) => servers + database;

/** How many times what it costs a company alone. */
function ratioOf(costs: CallCost[], cost: CallCost): number {
  const alone = costs.find(({ call }) => call === cost.call) ?? cost;
  return wholeOf(cost) / wholeOf(alone);
}

/** What the database does for the calls that miss their aim, and for the same of a company alone. */
export async function profileMisses(
  arrangements: Arrangement[],
  costs: CallCost[],
  load: LoadOfBench,
): Promise<CallProfile[]> {
  const found: CallProfile[] = [];
  const missing = costs.filter((cost) => !isAlone(cost) && ratioOf(costs, cost) > AIM);
  const calls = new Set(missing.map(({ call }) => call).filter((call) => call !== 'sell'));
  for (const call of calls) {
    const names = ['alone', ...missing.filter((one) => one.call === call).map(({ name }) => name)];
    for (const arrangement of arrangements.filter(({ name }) => names.includes(name))) {
      await meetAll(arrangement, call, load);
      const { done, statements } = await arrangement.shops.statements.during(() =>
        askAll(arrangement, call, { ...load, requests: Infinity }),
      );
      found.push({ call, name: arrangement.name, calls: done, statements });
    }
  }
  return found;
}

/** Of each call: what it costs, and how many times what it costs a company alone. */
export function costTable(costs: CallCost[]): string {
  const rows = costs.map((cost) => [
    cost.call,
    cost.name,
    cost.perSecond.toFixed(0),
    ...[cost.servers, cost.database, wholeOf(cost)].map((time) => time.toFixed(2)),
    ratioOf(costs, cost).toFixed(2),
    isAlone(cost) ? '' : AIM.toFixed(2),
    cost.locks.toFixed(2),
  ]);
  const head = ['call', 'companies', '/s', 'servers ms', 'database ms', 'both ms', 'ratio', 'aim'];
  return table([...head, 'waits for locks, ms'], rows);
}
