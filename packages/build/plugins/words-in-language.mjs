import { build } from 'esbuild';

/** @import { LoaderContext } from '@rspack/core' */

/**
 * Loads the words of one language as they are, by running the module: its sources hold those of all
 * languages, of which a page shows one.
 *
 * @this {LoaderContext}
 */
export default async function wordsInLanguage() {
  const { outputFiles, metafile } = await build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    absWorkingDir: '/',
  });
  for (const source of Object.keys(metafile.inputs)) this.addDependency(`/${source}`);
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { words } = await import(`data:text/javascript;base64,${code}`);
  return `export const words = ${JSON.stringify(words)};`;
}
