import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OPTIONS = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
};

const resolved = ts.createModuleResolutionCache(ROOT, (name) => name, OPTIONS);

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !file.endsWith('.d.ts'));

/**
 * What a file imports of the workspace, types too.
 *
 * @param {string} file
 */
function importsOf(file) {
  const path = join(ROOT, file);
  const { importedFiles } = ts.preProcessFile(readFileSync(path, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(fileName, path, OPTIONS, ts.sys, resolved);
    const found = resolvedModule && relative(ROOT, resolvedModule.resolvedFileName);
    return found && !found.includes('node_modules') ? [found] : [];
  });
}

/**
 * The first way round from a file to itself.
 *
 * @param {Map<string, string[]>} graph
 */
function circleIn(graph) {
  const done = new Set();
  /** @type {(file: string, way: string[]) => string[] | null} */
  const walk = (file, way) => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

test('no file imports itself by way of others, not even for a type', () => {
  const graph = new Map(sources.map((file) => [file, importsOf(file)]));
  expect(graph.get('packages/server/src/app.ts')).toContain('packages/server/src/config.ts');
  expect(graph.get('packages/server/src/app.ts')?.length).toBeGreaterThan(10);
  expect(circleIn(graph)).toBeNull();
});
