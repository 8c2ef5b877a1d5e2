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

/** Subjects that still import each other. The list only gets shorter. */
const KNOWN = [
  'host/src/early → host/src/language',
  'host/src/early → host/src/navigation',
  'host/src/language → host/src/navigation',
  'host/src/layout → host/src/language',
  'host/src/layout → host/src/navigation',
  'host/src/layout → host/src/quick-search',
  'host/src/layout → host/src/session',
  'host/src/layout → host/src/settings',
  'host/src/navigation → host/src/layout',
  'host/src/navigation → host/src/session',
  'host/src/quick-search → host/src/navigation',
  'host/src/quick-search → host/src/settings',
  'host/src/session → host/src/early',
  'host/src/session → host/src/layout',
  'host/src/session → host/src/navigation',
  'host/src/settings → host/src/language',
  'host/src/settings → host/src/layout',
  'host/src/settings → host/src/navigation',
  'host/src/settings → host/src/theme',
  'host/src/theme → host/src/settings',
  'remotes/sales/src/closings → remotes/sales/src/till',
  'remotes/sales/src/day-sales → remotes/sales/src/selling',
  'remotes/sales/src/day-sales → remotes/sales/src/sold-sale',
  'remotes/sales/src/selling → remotes/sales/src/day-sales',
  'remotes/sales/src/selling → remotes/sales/src/sold-sale',
  'remotes/sales/src/sold-sale → remotes/sales/src/selling',
  'remotes/sales/src/till → remotes/sales/src/closings',
];

/**
 * The subject of a file: its folder below the `src` of the host or an area, null of one that lies in
 * none. Tests and what they share tell stories across subjects.
 *
 * @param {string} file
 */
function subjectOf(file) {
  const [subject, , name] = /^(host|remotes\/[^/]+)\/src\/([^/]+)(?=\/)/.exec(file) ?? [];
  return subject && name !== 'testing' && !/\.test\.tsx?$/.test(file) ? subject : null;
}

/** What subjects import of others. */
function importsOfSubjects() {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const file of sources) {
    const subject = subjectOf(file);
    if (!subject) continue;
    const targets = importsOf(file).flatMap((target) => subjectOf(target) ?? []);
    const others = targets.filter((target) => target !== subject);
    graph.set(subject, new Set([...(graph.get(subject) ?? []), ...others]));
  }
  return graph;
}

/**
 * Whether a way leads from one subject to another.
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

test('no subject of the host or an area imports itself by way of others', () => {
  const graph = importsOfSubjects();
  expect(graph.get('remotes/inventory/src/products')).toContain('remotes/inventory/src/transfer');
  const circles = [...graph].flatMap(([from, targets]) =>
    [...targets].filter((to) => leadsTo(graph, to, from)).map((to) => `${from} → ${to}`),
  );
  expect(circles.sort()).toEqual(KNOWN);
});
