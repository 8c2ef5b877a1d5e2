import postcss from 'postcss';

import { logicalProperties } from './logical-properties.mjs';
import { narrowSiblings } from './narrow-siblings.mjs';

/**
 * Turns Bootstrap's stylesheet into one that serves both directions, and whose rules let browsers
 * restyle quickly when a page changes.
 *
 * @param {string} css
 * @param {{ from?: string, map?: string | object | undefined }} [options] file name and source map of `css`
 */
export function adaptStyles(css, { from, map } = {}) {
  const options = {
    from,
    map: map ? { prev: /** @type {string} */ (map), inline: false, annotation: false } : false,
  };
  const result = postcss([narrowSiblings, logicalProperties]).process(css, options);
  return { css: result.css, map: result.map?.toJSON() };
}

/**
 * The loader that stands between the Sass and the CSS loader.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 * @param {object} [sourceMap]
 */
export default function adaptStylesLoader(source, sourceMap) {
  const { css, map } = adaptStyles(source, { from: this.resourcePath, map: sourceMap });
  this.callback(null, css, JSON.stringify(map));
}
