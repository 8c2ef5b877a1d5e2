import { dirname, join, normalize, relative, sep } from 'node:path';

import ts from 'typescript';

import type { CoreTypes } from './core-types';

/** Where the deployed declarations seem to lie: no file is there. */
const BESIDE = '.deployed';
const SOURCE = /\.tsx?$/;

/**
 * Files and imports as an area meets them once it runs in another host: its shared cores are that
 * host's, all else is the workspace's.
 *
 * @param packages the folder of the workspace's packages
 * @param cores by shared module the source that the workspace has for it
 */
export function withDeployed(
  base: ts.CompilerHost,
  options: ts.CompilerOptions,
  { packages, types, cores }: { packages: string; types: CoreTypes; cores: Map<string, string> },
): ts.CompilerHost {
  const deployed = join(packages, BESIDE);
  const textOf = (file: string) => types[relative(deployed, file).split(sep).join('/')];
  const declarationOf = (source: string) =>
    join(deployed, relative(packages, source).replace(SOURCE, '.d.ts'));
  const inWorkspace = (file: string) =>
    join(packages, relative(deployed, file).replace(/\.d\.ts$/, '.ts'));
  const isDeployed = (file: string) => normalize(file).startsWith(deployed + sep);
  const resolve = (name: string, from: string) =>
    ts.resolveModuleName(name, from, options, base).resolvedModule;

  function resolveOne(name: string, from: string): ts.ResolvedModuleFull | undefined {
    if (!isDeployed(from)) {
      const core = cores.get(name);
      return core === undefined ? resolve(name, from) : declared(declarationOf(core));
    }
    if (name.startsWith('.')) return declared(fileAt(join(dirname(from), name)));
    const found = resolve(name, inWorkspace(from));
    const own = found && declarationOf(found.resolvedFileName);
    return own !== undefined && textOf(own) !== undefined ? declared(own) : found;
  }
  const fileAt = (place: string) =>
    [`${place}.d.ts`, join(place, 'index.d.ts')].find((file) => textOf(file) !== undefined);

  return {
    ...base,
    fileExists: (file) => textOf(file) !== undefined || base.fileExists(file),
    readFile: (file) => textOf(file) ?? base.readFile(file),
    getSourceFile: (file, settings) => {
      const text = textOf(file) ?? base.readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, settings);
    },
    resolveModuleNameLiterals: (names, from) =>
      names.map(({ text }) => ({ resolvedModule: resolveOne(text, from) })),
  };
}

const declared = (file: string | undefined): ts.ResolvedModuleFull | undefined =>
  file === undefined ? undefined : { resolvedFileName: file, extension: ts.Extension.Dts };
