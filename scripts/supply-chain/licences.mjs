import { askPnpm, DELIVERED } from './what-runs.mjs';

/** Licences that ask for no more than to be named. */
const TAKEN = ['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD'];
/** More such licences; the last is for fonts, which may be given away with what uses them. */
const ALSO_TAKEN = ['BlueOak-1.0.0', 'PostgreSQL', 'Unlicense', 'CC0-1.0', 'OFL-1.1'];

/**
 * Judges by their licences whether the libraries that reach a shop may be given away.
 *
 * @param {Record<string, { name: string }[]>} libraries by the licence
 * @returns {import('./what-runs.mjs').Found}
 */
export function judgeLicences(libraries) {
  const lines = Object.entries(libraries).map(([licence, list]) => {
    const names = list.map(({ name }) => name).join(', ');
    if (isTaken(licence)) return `✓ ${licence}: ${list.length}`;
    return `✗ ${licence}: ${names}. Take another library, or add the licence to scripts/supply-chain/licences.mjs`;
  });
  return { isFine: Object.keys(libraries).every(isTaken), lines };
}

/** @param {string} licence as SPDX writes it; one of several may be chosen */
const isTaken = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => [...TAKEN, ...ALSO_TAKEN].includes(one));

export async function checkLicences() {
  const { code, output } = await askPnpm([...DELIVERED, 'licenses', 'list', '--json']);
  if (code !== 0) return { isFine: false, lines: [`✗ pnpm could not list licences: ${output}`] };
  return judgeLicences(JSON.parse(output.slice(output.indexOf('{'))));
}
