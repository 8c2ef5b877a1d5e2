import { readWordsOrEnd } from '../packages/workspace/command-line.mjs';
import { checkAdvisories } from './supply-chain/advisories.mjs';
import { writeBillOfMaterials } from './supply-chain/bill-of-materials.mjs';
import { checkLicences } from './supply-chain/licences.mjs';

readWordsOrEnd({ usage: 'pnpm check:supply' });

for (const check of [checkLicences, writeBillOfMaterials, checkAdvisories]) {
  const { isFine, lines } = await check();
  for (const line of lines) console.log(line);
  if (!isFine) process.exitCode = 1;
}
