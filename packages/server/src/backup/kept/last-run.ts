import fs from 'node:fs';
import path from 'node:path';

import * as z from 'zod/mini';

const NAME = 'last-run.json';

const lastRunSchema = z.object({
  /** When the last run ended, and why it failed where it did. */
  at: z.iso.datetime(),
  problem: z.nullable(z.string()),
  /** When a backup was last restored for a try and was whole. */
  checkedAt: z.nullable(z.iso.datetime()),
});
/** What is known of a folder's last run; it lies in the folder, for all servers that share it. */
export type LastRun = z.infer<typeof lastRunSchema>;

/** Null before the first run, and where the file cannot be read. */
export function readLastRun(folder: string): LastRun | null {
  try {
    return z.parse(lastRunSchema, JSON.parse(fs.readFileSync(path.join(folder, NAME), 'utf8')));
  } catch {
    return null;
  }
}

export function writeLastRun(folder: string, run: LastRun): void {
  const aside = path.join(folder, `.${NAME}-${process.pid}`);
  fs.writeFileSync(aside, `${JSON.stringify(run)}\n`);
  fs.renameSync(aside, path.join(folder, NAME));
}
