import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { areaProblems } from './area-schema.mjs';
import { judgeArea, judgeHost } from './gate.mjs';
import { readAreaRelease, readHostRelease } from './read-release.mjs';

/**
 * Judges a build by what is deployed: an area by the host and the other areas that are served, the
 * host by all areas.
 *
 * @param {import('../releases.mjs').Slots} slots
 * @param {{ name: string, version: string, folder: string }} build
 * @returns {Promise<import('./gate.mjs').Refusal[]>}
 */
export async function judgeAgainst(releases, slots, { name, version, folder }) {
  const others = Object.entries(slots.areas).filter(([other]) => other !== name);
  const folderOf = (other, slot) => join(releases, other, String(slot.release));
  if (name === 'host') {
    const areas = others
      .filter(([other, slot]) => existsSync(join(folderOf(other, slot), 'mf-manifest.json')))
      .map(([other, slot]) =>
        readAreaRelease(folderOf(other, slot), { name: other, version: slot.release }),
      );
    return judgeHost(readHostRelease(folder, { version }), areas);
  }

  const [problems] = await areaProblems([join(folder, 'area.json')]);
  if (problems.length > 0) return problems;
  const { host } = slots;
  return judgeArea(readAreaRelease(folder, { name, version }), {
    host: host && readHostRelease(folderOf('host', host), { version: host.release }),
    before: slots.areas[name] && readArea(folderOf(name, slots.areas[name])),
    areas: others.map(([other, slot]) => readArea(folderOf(other, slot))).filter(hasRoutes),
  });
}

function readArea(folder) {
  const file = join(folder, 'area.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const hasRoutes = (area) => Array.isArray(area?.routes);
