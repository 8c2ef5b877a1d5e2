import { type Load, putLoad } from '../http-load';
import { medianLoad } from '../tables/report';
import { table } from '../tables/table';
import type { Arrangement, LoadOfBench } from './costs';
import type { Call } from './requests';

/** What one company notices of another. */
export interface Neighbour {
  name: string;
  call: Call;
  alone: Load;
  beside: Load;
}

/** A company at full load, on every server. */
const FULL = 20;
const LOUD = 0;
const QUIET = 1;
const CALLS: Call[] = ['barcode', 'sell', 'list'];
/** Sales of the quiet company in one run. */
const SALES = 25;

const portsOf = ({ servers }: Arrangement) => servers.map(({ url }) => Number(new URL(url).port));

/** One client of the quiet company, on one server. */
function askQuietly(arrangement: Arrangement, call: Call, seconds: number): Promise<Load> {
  const [port = 0] = portsOf(arrangement);
  const next = () => arrangement.asker.nextOf(call, QUIET);
  const requests = call === 'sell' ? SALES : Infinity;
  return putLoad({ port, connections: 1, seconds, requests, next });
}

async function besideFull(arrangement: Arrangement, call: Call, seconds: number): Promise<Load> {
  const ports = portsOf(arrangement);
  let isDone = false;
  const loud = ports.map(async (port) => {
    const connections = Math.ceil(FULL / ports.length);
    const next = () => arrangement.asker.nextOf('list', LOUD);
    while (!isDone) await putLoad({ port, connections, seconds: 0.2, requests: Infinity, next });
  });
  const load = await askQuietly(arrangement, call, seconds);
  isDone = true;
  await Promise.all(loud);
  return load;
}

export async function measureNeighbours(
  arrangements: Arrangement[],
  { seconds, runs }: LoadOfBench,
  tell: (text: string) => void,
): Promise<Neighbour[]> {
  const found: Neighbour[] = [];
  for (const call of CALLS) {
    for (const arrangement of arrangements) {
      tell(`${call} beside a company at full load, ${arrangement.name}`);
      const [alone, beside]: [Load[], Load[]] = [[], []];
      for (let run = 0; run < runs; run += 1) {
        alone.push(await askQuietly(arrangement, call, seconds));
        beside.push(await besideFull(arrangement, call, seconds));
      }
      const { name } = arrangement;
      found.push({ name, call, alone: medianLoad(alone), beside: medianLoad(beside) });
    }
  }
  return found;
}

/** Milliseconds of one client's calls, without and with another company at full load. */
export function neighbourTable(neighbours: Neighbour[]): string {
  const head = ['call', 'servers', 'alone p50 ms', 'p99 ms', 'beside p50 ms', 'p99 ms', ''];
  const rows = neighbours.map(({ call, name, alone, beside }) => [
    call,
    name,
    ...[alone.p50, alone.p99, beside.p50, beside.p99].map((time) => time.toFixed(1)),
    `beside ${FULL} clients of another company that list its stock`,
  ]);
  return table(head, rows);
}
