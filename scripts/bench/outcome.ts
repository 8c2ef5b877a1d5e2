import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { median } from '../../packages/server/src/bench/tables/report.ts';
import type { machineOf } from './surroundings.ts';

/** For every name the median of the rounds. */
export const mediansOf = <T extends object>(rounds: T[]) =>
  Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [
      name,
      median(rounds.map((round) => round[name as keyof T] as number)),
    ]),
  ) as Record<keyof T, number>;

/** Writes figures to the file that was named, from the folder where the command was called. */
export function writeFigures(file: string, figures: object) {
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  writeFileSync(path, `${JSON.stringify(figures, null, 2)}\n`);
}

interface Told {
  machine: ReturnType<typeof machineOf>;
  text: string;
  figures: object;
  json?: string;
}

/** Prints a measurement's text; writes its figures where `--json` names a file. */
export function tell({ machine, text, figures, json }: Told) {
  const { processor, memory, system, node, chromium, load } = machine;
  const versions = [`Node ${node}`, ...(chromium ? [`Chromium ${chromium}`] : [])].join(', ');
  console.log(`${text}\n\n${processor}, ${memory}, ${system}, ${versions}, load average ${load}`);
  if (json) writeFigures(json, { machine, ...figures });
}
