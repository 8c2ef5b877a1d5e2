import { readFile, writeFile } from 'node:fs/promises';

import { readBill } from '../supply-chain/bill-of-materials.mjs';

/** Matches a file of a library in pnpm's folder. */
const LIBRARY = /node_modules\/\.pnpm\/.+\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Writes what the artifact is made of, in CycloneDX: what runs on the server and in browsers, and
 * what the bundles hold beside it.
 *
 * @param {string} target
 * @param {string[]} bundled files of libraries
 */
export async function writeBill(target, bundled) {
  const bill = await readBill();
  const purls = new Set(bill.components.map(({ purl }) => purl));
  for (const component of await Promise.all([...librariesOf(bundled)].map(componentOf))) {
    if (!purls.has(component.purl)) bill.components.push(component);
  }
  await writeFile(target, JSON.stringify(bill, null, 2));
}

/** @param {string[]} files @returns {Set<string>} the manifest of each library */
const librariesOf = (files) =>
  new Set(
    files.flatMap((file) => {
      const [start] = LIBRARY.exec(file) ?? [];
      return start ? [file.slice(0, file.indexOf(start) + start.length) + 'package.json'] : [];
    }),
  );

/** @param {string} manifest */
async function componentOf(manifest) {
  const { name, version, license } = JSON.parse(await readFile(manifest, 'utf8'));
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    name,
    version,
    purl,
    'bom-ref': purl,
    licenses: [{ license: { id: license } }],
  };
}
