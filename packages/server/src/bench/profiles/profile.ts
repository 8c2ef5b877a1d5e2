import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Profiler } from 'node:inspector';

import { sourceFinder } from './sources';
import { usedBy } from './used-by';

/** Words for Node that let `takeProfile` ask a server. */
export const PROFILED = ['--import', new URL('profiled.mjs', import.meta.url).href];

/** Whose time is shown as one, by the part of its path. */
const LIBRARY = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/;
const OURS = /(?:\/|^)(?:([\w-]+)\/)?src\/(?:([\w-]+)\/)?/;
/** Node's own are many files for a few things. */
const NODE_PART = /^node:(?:internal\/)?([\w]+)/;

const NATIVE: Record<string, string> = {
  '(program)': 'system calls and the engine',
  '(garbage collector)': 'garbage collector',
  '(root)': 'system calls and the engine',
};

function ownerOf({ functionName, url }: { functionName: string; url: string }): string | undefined {
  if (functionName === '(idle)') return undefined;
  const library = LIBRARY.exec(url);
  if (library) return library[1];
  const [ours, own = 'server', folder = own] = OURS.exec(url) ?? [];
  if (ours) return `ours: ${own === 'server' ? folder : own}`;
  const [, part] = NODE_PART.exec(url) ?? [];
  if (part) return `node:${part.replace(/^_/, '').replace(/_.*$/, '')}`;
  return NATIVE[functionName] ?? `native: ${functionName || 'others'}`;
}

export interface Share {
  owner: string;
  /** Microseconds, of one call. */
  each: number;
}

/** Microseconds; half as much again as there are between two looks. */
const LATE = 375;

/** Time by whose code ran, the most first; `used` is all of it, in milliseconds. */
function sharesOf(
  profile: Profiler.Profile,
  { calls, used }: { calls: number; used: number },
): Share[] {
  const owners = new Map<number, string | undefined>();
  const find = sourceFinder();
  for (const { id, callFrame } of profile.nodes) {
    owners.set(id, ownerOf({ functionName: callFrame.functionName, url: find(callFrame) }));
  }
  const times = new Map<string, number>();
  const { samples = [], timeDeltas = [] } = profile;
  for (const [place, id] of samples.entries()) {
    const owner = owners.get(id);
    // The profile goes by the clock: who was looked at late had lost the processor to another process.
    if (!owner || (timeDeltas[place] ?? 0) > LATE) continue;
    times.set(owner, (times.get(owner) ?? 0) + 1);
  }
  const seen = [...times.values()].reduce((sum, time) => sum + time, 0);
  const scale = (used * 1_000) / seen / Math.max(1, calls);
  return [...times]
    .map(([owner, time]) => ({ owner, each: time * scale }))
    .sort((a, b) => b.each - a.each);
}

/** What the processor of a server does meanwhile; `work` answers how many calls there were. */
export async function takeProfile(
  child: ChildProcess,
  work: () => Promise<number>,
): Promise<Share[]> {
  child.send('profile');
  await once(child, 'message');
  const before = usedBy(child.pid ?? 0);
  const calls = await work();
  const used = usedBy(child.pid ?? 0) - before;
  child.send('profiled');
  const [profile] = (await once(child, 'message')) as [Profiler.Profile];
  return sharesOf(profile, { calls, used });
}
