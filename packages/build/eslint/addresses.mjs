import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readJson } from '../read-json.mjs';

const REMOTES = join(import.meta.dirname, '../../../remotes');

/** @type {{ name: string, routes: { path: string }[] }[]} */
export const areas = readdirSync(REMOTES)
  .map((name) => join(REMOTES, name, 'area.json'))
  .filter(existsSync)
  .map(readJson);

export const STYLES_BY_NAME = {
  selector:
    'ImportDeclaration[source.value=/\\.module\\.css$/] > :not([local.name="styles"])[local]',
  message: 'A CSS module is imported as `styles`.',
};

/**
 * An area may move its pages: nobody else writes their addresses down.
 *
 * @param {typeof areas} others
 * @returns {import('eslint').Linter.RulesRecord}
 */
export const withoutPathsOf = (others) => {
  const paths = others.flatMap(({ routes }) => routes.map(({ path }) => path.slice(1)));
  const pattern = `/^(\\/(admin|rtl))?\\/(${paths.join('|').replaceAll('/', '\\/')})([?#\\/]|$)/i`;
  const message = 'This is an address of another area: use a link of its area.json by href().';
  return {
    'no-restricted-syntax': [
      'error',
      STYLES_BY_NAME,
      { selector: `Literal[value=${pattern}]`, message },
      { selector: `TemplateElement[value.raw=${pattern}]`, message },
    ],
  };
};
