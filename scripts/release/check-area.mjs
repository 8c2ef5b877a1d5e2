import { readFileSync } from 'node:fs';

import { areaSchema } from '../../packages/contracts/src/area.ts';

/** Run with a loader for TypeScript: prints what is wrong with each `area.json` that it is given. */
const problemsOf = (file) => {
  const { error } = areaSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  const issues = error?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: path.join('.'), message }));
};
process.stdout.write(JSON.stringify(process.argv.slice(2).map(problemsOf)));
