import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { manifestOf, ROOT } from '../../packages/workspace/folders.mjs';
import { blocksOf, commandBlocks, readPage, RUN_BY, runByNone } from './page.mjs';

test('a check runs every command of the page', () => {
  expect(commandBlocks(readPage()).length).toBeGreaterThan(15);
  expect(runByNone(readPage())).toEqual([]);
});

test('a command that no check runs is named, with its chapter', () => {
  const page = '## Tidy up\n\n```sh\nrm -rf /opt\n```\n\n```sh check:nothing\nls\n```\n';
  expect(runByNone(page)).toEqual([
    { heading: 'Tidy up', mark: '', code: 'rm -rf /opt\n' },
    { heading: 'Tidy up', mark: 'check:nothing', code: 'ls\n' },
  ]);
});

test.each(Object.entries(RUN_BY))('%s goes to all of its places', (check, places) => {
  expect(Object.keys(manifestOf(ROOT).scripts ?? {})).toContain(check);
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const isGoneTo = (/** @type {string} */ place) =>
    sources.some((source) => source.includes(`blocksOf('${check}', '${place}')`)) &&
    blocksOf(/** @type {keyof typeof RUN_BY} */ (check), place).length > 0;
  expect(places.filter((place) => !isGoneTo(place))).toEqual([]);
});

test('a command in a sentence of the page stands in a block, too', () => {
  const page = readPage();
  const blocks = commandBlocks(page)
    .map(({ code }) => code)
    .join('');
  const prose = page.replace(/^```[\s\S]*?^```$/gm, '');
  const called = [...prose.matchAll(/`((?:sudo|apt-get|systemctl|openssl|runuser|nginx) [^`]+)`/g)];
  expect(called.map(([, command]) => command).filter((one) => !blocks.includes(one ?? ''))).toEqual(
    [],
  );
});
