/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { MESSAGES } from '@backoffice/contracts';
import { testTexts } from '@backoffice/testing';

testTexts('shell:');

const HOST_SOURCES = join(__dirname, '..');

/** Sources of the shell, without tests. */
const sources = readdirSync(HOST_SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
  .map((file) => ({ file, text: readFileSync(join(HOST_SOURCES, file), 'utf8') }));

test('no text stands in the sources themselves', () => {
  const between = />\s*[A-Z][a-z]+[^<>{}=;()]*<\//g;
  const attribute = /\b(?:aria-label|placeholder|title|alt)="[^"]+"/g;
  const found = sources
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(between), ...text.matchAll(attribute)].map(([part]) => `${file}: ${part}`),
    );
  expect(found).toEqual([]);
});

test("the specification's fixed messages stand in their own table, not here", () => {
  const english = readFileSync(join(__dirname, 'en.json'), 'utf8');
  const fixed = Object.values(MESSAGES).map(({ text }) => JSON.stringify(text));
  expect(fixed.filter((text) => english.includes(text))).toEqual([]);
});
