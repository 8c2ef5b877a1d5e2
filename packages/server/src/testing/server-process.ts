import {
  type ChildProcess,
  type ChildProcessByStdio,
  execFileSync,
  spawn,
} from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

import { setClock, testClock } from './process-clock';

const PACKAGE = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const BUNDLER = path.resolve(PACKAGE, '..', '..', 'scripts', 'serving', 'server-bundle.mjs');

/** What `npm start` runs. */
const bundle = () => execFileSync(process.execPath, [BUNDLER], { encoding: 'utf8' }).trim();

const AS_SERVED = ['--enable-source-maps'];
/** A process of seconds is better off without an embedded engine that is compiled for speed. */
const BRIEFLY = ['--liftoff-only', ...AS_SERVED];

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** The text on its standard error so far. */
  log: () => string;
  /** Sets the clock, if the process was started with one. */
  setClock: (moment: Date | string) => Promise<void>;
  /** Ends it with a signal and waits until it is gone; answers its exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** What the process said instead of listening. */
export class ServerRefusedError extends Error {}

interface ServerProgram {
  /** A program of this package to run in place of the server. */
  program?: string;
  /** Arguments for Node that load a module first, which talks with the parent process. */
  before?: string[];
  /** The moment at which its clock begins; by default that of the process that starts it. */
  clock?: Date | string | undefined;
  /** It runs for minutes and is measured: its embedded engine is compiled for speed, as a shop's is. */
  isMeasured?: boolean;
}

/**
 * Starts the server as a process of its own with these settings (PORT, DATA_DIR, …; a free port
 * unless given), or another program of this package, and waits until it listens.
 */
export async function startServerProcess(
  settings: Record<string, string>,
  { program, before = [], clock, isMeasured = false }: ServerProgram = {},
): Promise<ServerProcess> {
  const flags = isMeasured ? AS_SERVED : BRIEFLY;
  const words = program ? ['--import', 'tsx', program] : [...flags, bundle()];
  const child = spawn(process.execPath, [...before, ...words], {
    cwd: PACKAGE,
    env: { ...process.env, ...testClock(clock), PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', before.length || clock ? 'ipc' : 'ignore'],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text));
  const gone = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const { listening } = JSON.parse(line) as { listening?: string };
    if (!listening) continue;
    const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      await gone;
      return child.exitCode;
    };
    return {
      ...{ url: listening, child, log: () => complaint, end },
      setClock: (moment) => setClock(child, moment),
    };
  }
  await gone;
  throw new ServerRefusedError(complaint.trim());
}
