import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Profiler } from 'node:inspector';

import { sourceFinder } from './sources';

/** Words for Node that let `takeProfile` ask a server. */
export const PROFILED = ['--import', new URL('profiled.mjs', import.meta.url).href];

/** Whose time is shown as one, by the part of its path. */
const LIBRARY = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/;
const OURS = /(?:\/|^)(?:([\w-]+)\/)?src\/(?:([\w-]+)\/)?/;
/** Node's own are many files for a few things. */
const NODE_PART = /^node:(?:internal\/)?([\w]+)/;

const NATIVE: Record<string, string> = {
  '(program)': 'system calls and native code',
  '(garbage collector)': 'garbage collector',
  '(root)': 'system calls and native code',
};

function ownerOf({ functionName, url }: { functionName: string; url: string }): string | undefined {
  if (functionName === '(idle)') return undefined;
  const library = LIBRARY.exec(url);
  if (library) return library[1];
  const [ours, own = 'server', folder = own] = OURS.exec(url) ?? [];
  if (ours) return `ours: ${own === 'server' ? folder : own}`;
  const [, part] = NODE_PART.exec(url) ?? [];
  if (part) return `node:${part.replace(/^_/, '').replace(/_.*$/, '')}`;
  return NATIVE[functionName] ?? 'system calls and native code';
}

export interface Share {
  owner: string;
  /** Microseconds, of one call. */
  each: number;
}

/** Time by whose code ran, the most first. */
export function sharesOf(profile: Profiler.Profile, calls: number): Share[] {
  const owners = new Map<number, string | undefined>();
  const find = sourceFinder();
  for (const { id, callFrame } of profile.nodes) {
    owners.set(id, ownerOf({ functionName: callFrame.functionName, url: find(callFrame) }));
  }
  const times = new Map<string, number>();
  const { samples = [], timeDeltas = [] } = profile;
  for (const [place, id] of samples.entries()) {
    const owner = owners.get(id);
    if (!owner) continue;
    times.set(owner, (times.get(owner) ?? 0) + (timeDeltas[place + 1] ?? 0));
  }
  return [...times]
    .map(([owner, time]) => ({ owner, each: time / Math.max(1, calls) }))
    .sort((a, b) => b.each - a.each);
}

/** What the processor of a server does meanwhile; `work` answers how many calls there were. */
export async function takeProfile(
  child: ChildProcess,
  work: () => Promise<number>,
): Promise<Share[]> {
  child.send('profile');
  await once(child, 'message');
  const calls = await work();
  child.send('profiled');
  const [profile] = (await once(child, 'message')) as [Profiler.Profile];
  return sharesOf(profile, calls);
}
