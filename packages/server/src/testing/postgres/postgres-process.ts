import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface PostgresProcess {
  url: string;
  tell: (command: 'stop' | 'start' | 'end') => Promise<void>;
}

/** A PostgreSQL of one's own, with durable commits, that can be stopped and started. */
export async function startPostgresProcess(): Promise<PostgresProcess> {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const program = fileURLToPath(new URL('./postgres-main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    // The folder where Node finds tsx, wherever the tests were started.
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { value: url } = (await lines.next()) as { value: string };
  return {
    url,
    tell: async (command) => {
      child.stdin.write(`${command}\n`);
      await lines.next();
    },
  };
}
