import { basename } from 'node:path';

import { parseJson } from '../read-json.mjs';

/**
 * Loads texts in development: an edit shows without a reload, so that the page keeps its state. The
 * host listens for the event (`host/src/development/follow-texts.ts`).
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default function hotTexts(source) {
  const language = JSON.stringify(basename(this.resourcePath, '.json'));
  return `const texts = ${textsOf(this, source)};
export default texts;
if (import.meta.webpackHot) {
  const before = import.meta.webpackHot.data?.texts;
  if (before) {
    const detail = { language: ${language}, before, after: texts };
    dispatchEvent(new CustomEvent('backoffice:texts', { detail }));
  }
  import.meta.webpackHot.dispose((data) => { data.texts = texts; });
  import.meta.webpackHot.accept();
}
`;
}

/**
 * Emits the error of a slip; thrown here it would be told with a stack that helps nobody.
 *
 * @param {import('@rspack/core').LoaderContext} loader
 * @param {string} source
 */
function textsOf(loader, source) {
  try {
    return JSON.stringify(parseJson(loader.resourcePath, source));
  } catch (error) {
    loader.emitError(/** @type {Error} */ (error));
    return '{}';
  }
}
