import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Words for Node by which a process begins at a moment, from where its clock runs on. */
export function clockAt(moment: Date | string): string[] {
  const module = new URL('./moved-clock.mjs', import.meta.url);
  module.searchParams.set('at', new Date(moment).toISOString());
  return ['--import', module.href];
}

/** Sets the clock of a process that began with `clockAt`; null for the machine's own. */
export async function setClock(child: ChildProcess, moment: Date | string | null): Promise<void> {
  const isSet = once(child, 'message');
  child.send({ clock: moment && new Date(moment).toISOString() });
  await isSet;
}
