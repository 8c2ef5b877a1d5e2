import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MODULE = fileURLToPath(new URL('../../../build/jest/told-clock.cjs', import.meta.url));

/** Variables for a process whose clock begins at a moment, or at the same one as its test. */
export function testClock(moment?: Date | string): Record<string, string> {
  const clock = moment ? new Date(moment).toISOString() : process.env.TEST_CLOCK;
  return clock
    ? { NODE_OPTIONS: `--require ${JSON.stringify(MODULE)}`, TEST_CLOCK: clock }
    : { NODE_OPTIONS: '' };
}

/** Sets the clock of a child process by a message, and waits until it is set. */
export async function setClock(child: ChildProcess, moment: Date | string): Promise<void> {
  const isSet = once(child, 'message');
  child.send({ clock: new Date(moment).toISOString() });
  await isSet;
}
