import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** For every name the median of the rounds. */
export const mediansOf = (rounds, median) =>
  Object.fromEntries(
    Object.keys(rounds[0]).map((name) => [name, median(rounds.map((round) => round[name]))]),
  );

/** Prints a measurement's text; writes its figures where `--json` names a file. */
export function tell({ machine, text, figures, json }) {
  const { processor, memory, system, node, chromium, load } = machine;
  const versions = `Node ${node}, Chromium ${chromium}, load average ${load}`;
  console.log(`${text}\n\n${processor}, ${memory}, ${system}, ${versions}`);
  if (!json) return;
  const file = resolve(process.env.INIT_CWD ?? '.', json);
  writeFileSync(file, `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
}
