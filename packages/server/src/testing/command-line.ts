import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { testClock } from './process-clock';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/manage.mjs', import.meta.url));

export interface Said {
  code: number | null;
  output: string;
  complaint: string;
}

/** Runs a command as the scripts of package.json do, with this on its standard input. */
export function runCommandLine(
  words: string[],
  settings: Record<string, string>,
  input = '',
): Promise<Said> {
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [SCRIPT, ...words], {
    cwd: path.dirname(path.dirname(SCRIPT)),
    env: { ...environment, ...testClock(), ...settings },
  });
  const said: Said = { code: null, output: '', complaint: '' };
  child.stdout.on('data', (text: Buffer) => (said.output += text));
  child.stderr.on('data', (text: Buffer) => (said.complaint += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...said, code }));
  });
}
