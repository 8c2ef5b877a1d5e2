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
 * The files of the workspace that a file imports, also those that it imports for types only.
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
 * The first circle of imports that is found, from a file to itself.
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

/** Subjects are the folders of a `src`, and those of the server's modules. */
const SUBJECTS = {
  'a folder below src': /^(host|(remotes|packages)\/[^/]+)\/src\/([^/]+)(?=\/)/,
  'a module of the server': /^packages\/server\/src\/modules\/([^/]+)(?=\/)/,
};

/**
 * The subject of a file; null for one that lies in none, and for tests and their helpers, which may
 * use several subjects.
 *
 * @param {string} file
 * @param {RegExp} pattern
 */
function subjectOf(file, pattern) {
  if (/\.test\.tsx?$/.test(file) || /\/src\/(testing|attack|bench)\//.test(file)) return null;
  return pattern.exec(file)?.[0] ?? null;
}

/**
 * The other subjects that each subject imports from.
 *
 * @param {RegExp} pattern
 */
function importsOfSubjects(pattern) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const file of sources) {
    const subject = subjectOf(file, pattern);
    if (!subject) continue;
    const targets = importsOf(file).flatMap((target) => subjectOf(target, pattern) ?? []);
    const others = targets.filter((target) => target !== subject);
    graph.set(subject, new Set([...(graph.get(subject) ?? []), ...others]));
  }
  return graph;
}

/**
 * Whether imports lead from one subject to another.
 *
 * @param {Map<string, Set<string>>} graph
 * @param {string} from
 * @param {string} to
 */
function leadsTo(graph, from, to, seen = new Set([from])) {
  for (const next of graph.get(from) ?? []) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    if (leadsTo(graph, next, to, seen)) return true;
  }
  return false;
}

test.each(Object.entries(SUBJECTS))('%s never imports itself by way of others', (_, pattern) => {
  const graph = importsOfSubjects(pattern);
  expect(graph.size).toBeGreaterThan(20);
  const circles = [...graph].flatMap(([from, targets]) =>
    [...targets].filter((to) => leadsTo(graph, to, from)).map((to) => `${from} → ${to}`),
  );
  expect(circles).toEqual([]);
});
