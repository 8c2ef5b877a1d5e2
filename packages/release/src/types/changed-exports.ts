import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { ROOT } from '@backoffice/workspace/folders.mjs';
import type { CompilerHost, SourceFile } from 'typescript';

import type { CoreTypes } from './core-types';
import { withDeployed } from './deployed-types';

/** An export whose type no longer fits its users, with the compiler's explanation. */
export interface ChangedExport {
  core: string;
  name: string;
  why: string;
}

interface Asked {
  before: CoreTypes;
  now: CoreTypes;
  /** The exports to compare, by shared core. */
  uses: Map<string, Set<string>>;
}

/** Where the product's packages lie: in an area's own repository beside the command. */
const PACKAGES = [join(ROOT, 'packages'), ROOT].find((one) => existsSync(join(one, 'ui'))) ?? '';
const BEFORE = '.before';
const NOW = '.now';
/** Name of a made-up source with the questions to the compiler, in the folder `NOW`. */
const FILE = 'assigned.ts';
/** Private members are taken out: nobody uses them, yet they make a class differ for TypeScript. */
const PRIVATE = /^\s*(private\b[^;]*|#private);$/gm;
/** Code of “Namespace has no exported member”; the gate finds these by `exports.json`. */
const UNKNOWN = 2694;
const MOST_LINES = 4;

interface Pair {
  core: string;
  name: string;
  /** Path of the entry below `packages`, without its ending. */
  path: string;
}

/**
 * The exports of shared cores that TypeScript doesn't let be assigned to those that there were.
 * Undefined where the product's packages are not installed, and on a packed server, where a stub
 * without a compiler stands in for this.
 */
export async function changedExports(asked: Asked): Promise<ChangedExport[] | undefined> {
  if (PACKAGES === '') return undefined;
  // Loaded only when needed: a rollback shall not wait for a compiler.
  const { default: ts } = await import('typescript');
  const { sharedCores } = await import('@backoffice/build/shared/surface.mjs');
  const entries = sharedCores(PACKAGES).flatMap((core) => core.entries);
  const pairs = entries.flatMap((entry) => pairsOf(entry, asked));
  const { options } = settingsOf(ts, join(PACKAGES, 'ui'));
  const file = join(PACKAGES, NOW, FILE);
  const now = { ...opened(asked.now), [FILE]: pairs.map(lineOf).join('\n') };
  const host = withDeployed(
    { ts, base: readingOnce(ts.createCompilerHost(options)), options },
    { packages: PACKAGES, places: { [BEFORE]: opened(asked.before), [NOW]: now } },
  );
  const program = ts.createProgram({ rootNames: [file], options, host });
  const source = program.getSourceFile(file);
  return program.getSemanticDiagnostics(source).flatMap(({ code, start = 0, messageText }) => {
    const pair = source && pairs[source.getLineAndCharacterOfPosition(start).line];
    if (!pair || code === UNKNOWN) return [];
    const why = readable(ts.flattenDiagnosticMessageText(messageText, '\n'));
    return [{ core: pair.core, name: pair.name, why }];
  });
}

/** The exports to compare of one entry; none unless both hosts have the entry. */
function pairsOf([core, source]: [string, string], { before, now, uses }: Asked): Pair[] {
  const path = relative(PACKAGES, source)
    .split(sep)
    .join('/')
    .replace(/\.tsx?$/, '');
  if (![before, now].every((types) => `${path}.d.ts` in types)) return [];
  return [...(uses.get(core) ?? [])].map((name) => ({ core, name, path }));
}

const lineOf = ({ name, path }: Pair, at: number): string =>
  `export const export${at}: typeof import('../${BEFORE}/${path}').${name} = null! as typeof import('./${path}').${name};`;

const opened = (types: CoreTypes): CoreTypes =>
  Object.fromEntries(
    Object.entries(types).map(([path, text]) => [path, text.replaceAll(PRIVATE, '')]),
  );

/** Parsed files of libraries, kept because they are the same for all hosts. */
const read = new Map<string, SourceFile | undefined>();

function readingOnce(base: CompilerHost): CompilerHost {
  const getSourceFile: CompilerHost['getSourceFile'] = (file, settings) => {
    if (!read.has(file)) read.set(file, base.getSourceFile(file, settings));
    return read.get(file);
  };
  return { ...base, getSourceFile };
}

function settingsOf(ts: typeof import('typescript'), directory: string) {
  const { config } = ts.readConfigFile(join(directory, 'tsconfig.json'), (path) =>
    ts.sys.readFile(path),
  );
  return ts.parseJsonConfigFileContent(config, ts.sys, directory);
}

/** Leaves out the made-up paths of the declarations, and all but the first lines. */
const readable = (message: string): string =>
  message
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .split('\n')
    .slice(0, MOST_LINES)
    .join('\n    ');
