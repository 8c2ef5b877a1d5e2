import { join, relative, resolve, sep } from 'node:path';

import ts from 'typescript';

import { sharedCores } from './surface.mjs';

const PACKAGES = resolve(import.meta.dirname, '../..');
/** The cores name types of the contracts. */
const CONTRACTS = join(PACKAGES, 'contracts/src/index.ts');

/**
 * The declarations of the shared cores and of what they name, by their path below `packages`. An
 * area that is built elsewhere can check its types against them.
 *
 * @returns {Record<string, string>}
 */
function coreTypes() {
  const entries = sharedCores().flatMap((core) => core.entries.map(([, file]) => file));
  const { options, fileNames } = settings();
  const program = ts.createProgram([CONTRACTS, ...entries, ...fileNames], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: PACKAGES,
    outDir: PACKAGES,
  });
  /** @type {Record<string, string>} */
  const types = {};
  const { diagnostics } = program.emit(
    undefined,
    (file, text) => {
      types[relative(PACKAGES, file).split(sep).join('/')] = text;
    },
    undefined,
    true,
  );
  const [problem] = diagnostics;
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  return types;
}

/** Settings of `ui`, a package for browsers, with its declarations for imported kinds of files. */
function settings() {
  const file = join(PACKAGES, 'ui/tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, join(PACKAGES, 'ui'));
  return { ...parsed, fileNames: parsed.fileNames.filter((name) => name.endsWith('.d.ts')) };
}

process.stdout.write(JSON.stringify(coreTypes()));
