import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { FastifyBaseLogger } from 'fastify';

import type { BackupSettings } from '../../config';
import { isDue } from './run';

/** Milliseconds between two looks at whether it is time. */
const LOOKS = 60_000;
/** The most characters of a run's output that are logged. */
const LONGEST = 2_000;

/** The command-line tools: in the bundle they stand beside the server. */
const program = () =>
  fileURLToPath(
    new URL(
      import.meta.url.endsWith('.mjs') ? './manage.mjs' : '../../cli/main.ts',
      import.meta.url,
    ),
  );

/** In a process of its own, so that nobody who sells waits for it. */
function startRun(log: Pick<FastifyBaseLogger, 'info' | 'error'>): ChildProcess {
  const child = spawn(process.execPath, [...process.execArgv, program(), 'due-backup'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (text: Buffer) => (said = (said + text).slice(-LONGEST));
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  child.on('error', (error) => log.error({ err: error }, 'the backup could not be started'));
  child.on('close', (code, signal) => {
    if (code === 0) log.info({ backup: said.trim() }, 'backup');
    else if (!signal) log.error({ reason: said.trim() }, 'the backup failed');
  });
  return child;
}

/**
 * Makes backups at the times that the settings say, one at a time; none without settings. Where
 * several servers share the folder, only one of them makes each.
 */
export function startBackups(
  settings: BackupSettings | null,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): { stop: () => void } {
  if (!settings) return { stop: () => undefined };
  let running: ChildProcess | undefined;
  const look = async () => {
    if (running || !(await isDue(settings, new Date())) || running) return;
    running = startRun(log);
    running.once('close', () => (running = undefined));
  };
  const lookAndTell = () =>
    void look().catch((error: unknown) => log.error({ err: error }, 'the backup failed'));
  lookAndTell();
  const timer = setInterval(lookAndTell, LOOKS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      running?.kill('SIGTERM');
    },
  };
}
