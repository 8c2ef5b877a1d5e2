import { readFileSync } from 'node:fs';

import { areaSchema } from '@backoffice/contracts';

import type { Refusal } from '../refusal';

/** What is wrong with an `area.json` by its contract. Throws when it cannot be read. */
export function areaProblems(file: string): Refusal[] {
  const { error } = areaSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return (error?.issues ?? []).map(({ path, message }) => ({
    reason: `area.json${path.length > 0 ? `, ${path.join('.')}` : ''}: ${message}`,
    remedy: 'Follow the schema in packages/contracts/src/areas/area.ts.',
  }));
}
