import { readFileSync } from 'node:fs';

import { areaSchema } from '../../packages/contracts/src/area.ts';

/** Run with a loader for TypeScript: prints what is wrong with the `area.json` that it is given. */
const { error } = areaSchema.safeParse(JSON.parse(readFileSync(process.argv[2], 'utf8')));
const issues = (error?.issues ?? []).map(({ path, message }) => ({
  path: path.join('.'),
  message,
}));
process.stdout.write(JSON.stringify(issues));
