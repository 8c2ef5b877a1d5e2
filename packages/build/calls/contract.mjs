import { join } from 'node:path';

import { build } from 'esbuild';

/**
 * @import { Shapes } from '../../contracts/src/openapi'
 * @typedef {{ paths: Record<string, string>, calls: Record<string, string>, shapes: Shapes }} Contract
 *   the paths and the calls (method and path) by the names that clients know them by, and what each
 *   call takes and answers
 */

const SOURCES = join(import.meta.dirname, '../../contracts/src');
const ENTRY = `
  import { openApiDocument, shapesOf } from './openapi';
  import * as contracts from './index';
  export * as paths from './paths';
  const groups = Object.entries(contracts).filter(([name]) => name.endsWith('Calls'));
  export const calls = Object.fromEntries(groups.flatMap(([group, members]) =>
    Object.entries(members).map(([name, { method, path }]) => [
      [group, name].join('.'),
      [method, path].join(' '),
    ])));
  export const shapes = shapesOf(openApiDocument());
`;

/**
 * The contract of the workspace's API. It is TypeScript, which Node doesn't read.
 *
 * @returns {Promise<Contract>}
 */
export async function readContract() {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: SOURCES, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
