import { dirname, join, normalize, relative, sep } from 'node:path';

import type ts from 'typescript';

import type { CoreTypes } from './core-types';

const SOURCE = /\.tsx?$/;

/** The compiler with its host. It is handed in, because most commands never load it. */
export interface Compiler {
  ts: typeof ts;
  base: ts.CompilerHost;
  options: ts.CompilerOptions;
}

export interface Declared {
  /** The folder of the workspace's packages. */
  packages: string;
  /** Declarations of hosts, each under its made-up folder below `packages`. */
  places: Record<string, CoreTypes>;
  /** The declaration of each shared module, for files outside of these folders. */
  cores?: Map<string, string>;
}

/** The made-up path, in a host's folder, of the declaration of a source of the workspace. */
export const declarationIn = (place: string, packages: string, source: string): string =>
  join(packages, place, relative(packages, source).replace(SOURCE, '.d.ts'));

/**
 * A compiler host that finds files and imports as in another host of the product: shared cores are
 * that host's, all else is the workspace's.
 */
export function withDeployed(
  { ts, base, options }: Compiler,
  { packages, places, cores = new Map<string, string>() }: Declared,
): ts.CompilerHost {
  const placeOf = (file: string) =>
    Object.keys(places).find((place) => normalize(file).startsWith(join(packages, place) + sep));
  const textOf = (file: string) => {
    const place = placeOf(file);
    return place && places[place]?.[relative(join(packages, place), file).split(sep).join('/')];
  };
  const fileAt = (path: string) =>
    [`${path}.d.ts`, join(path, 'index.d.ts')].find((file) => textOf(file) !== undefined);
  const declared = (file: string | undefined): ts.ResolvedModuleFull | undefined =>
    file === undefined ? undefined : { resolvedFileName: file, extension: ts.Extension.Dts };
  const resolve = (name: string, from: string) =>
    ts.resolveModuleName(name, from, options, base).resolvedModule;

  function resolveOne(name: string, from: string): ts.ResolvedModuleFull | undefined {
    const place = placeOf(from);
    if (place === undefined) return declared(cores.get(name)) ?? resolve(name, from);
    if (name.startsWith('.')) return declared(fileAt(join(dirname(from), name)));
    const inWorkspace = relative(join(packages, place), from).replace(/\.d\.ts$/, '.ts');
    const found = resolve(name, join(packages, inWorkspace));
    const own = found && declarationIn(place, packages, found.resolvedFileName);
    return own !== undefined && textOf(own) !== undefined ? declared(own) : found;
  }

  return {
    ...base,
    fileExists: (file) => textOf(file) !== undefined || base.fileExists(file),
    readFile: (file) => textOf(file) ?? base.readFile(file),
    getSourceFile: (file, settings) => {
      const text = textOf(file);
      return text === undefined
        ? base.getSourceFile(file, settings)
        : ts.createSourceFile(file, text, settings);
    },
    resolveModuleNameLiterals: (names, from) =>
      names.map(({ text }) => ({ resolvedModule: resolveOne(text, from) })),
  };
}
