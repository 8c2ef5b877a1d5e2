import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { judgeAudit } from './advisories.mjs';
import { writeBillOfMaterials } from './bill-of-materials.mjs';
import { checkLicences, judgeLicences } from './licences.mjs';

test('every library that reaches a shop has a licence that asks at most to be named', async () => {
  const { isFine, lines } = await checkLicences();
  expect({ isFine, lines }).toEqual({
    isFine: true,
    lines: expect.arrayContaining([expect.stringMatching(/^✓ MIT: \d+/)]),
  });
});

test('another licence is named with its libraries; of a choice one is enough', () => {
  const { isFine, lines } = judgeLicences({ 'GPL-3.0': [{ name: 'copyleft' }], MIT: [] });
  expect(isFine).toBe(false);
  expect(lines[0]).toMatch(/^✗ GPL-3\.0: copyleft\. Take another/);
  expect(judgeLicences({ '(GPL-3.0 OR MIT)': [{ name: 'both' }] }).isFine).toBe(true);
});

test('the bill of materials beside the server lists only what runs', async () => {
  const { lines } = await writeBillOfMaterials();
  const [, file = ''] = /^✓ (.+): \d+ components$/.exec(lines[0] ?? '') ?? [];
  expect(existsSync(join(ROOT, file))).toBe(true);
  const { bomFormat, components } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const names = components.map((/** @type {{ name: string }} */ { name }) => name);
  expect(bomFormat).toBe('CycloneDX');
  expect(names).toEqual(expect.arrayContaining(['fastify', 'kysely', 'argon2']));
  expect(names).not.toContain('jest');
});

test('a registry without an audit is said, and an advisory ends it', () => {
  const away = { code: 1, output: 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE … responded with 405' };
  expect(judgeAudit(away)).toEqual({ isFine: true, lines: [expect.stringMatching(/skipped/)] });
  const found = judgeAudit({ code: 1, output: '1 vulnerabilities found' });
  expect(found.isFine).toBe(false);
  expect(found.lines).toContain('1 vulnerabilities found');
});
