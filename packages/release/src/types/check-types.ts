import { join, relative } from 'node:path';

import { sharedCores } from '@backoffice/build/shared/surface.mjs';
import ts from 'typescript';

import type { Refusal } from '../refusal';
import type { CoreTypes } from './core-types';
import { declarationIn, withDeployed, type Declared } from './deployed-types';

/** How many errors are told; the rest often follows from these. */
const TOLD = 20;
/** Made-up folder of the deployed declarations: no file is there. */
const DEPLOYED = '.deployed';

export interface TypeCheck {
  /** The area's folder, with its `tsconfig.json`. */
  directory: string;
  /** The folder of the product's packages. */
  packages: string;
  /** Errors name files by their path below it. */
  root: string;
  /** Declarations of the deployed host; without them the workspace's cores count. */
  types: CoreTypes | undefined;
}

/** The compiler's errors in an area's sources, in its own words. */
export function checkTypes({ directory, packages, root, types }: TypeCheck): Refusal[] {
  const { options, fileNames } = settingsOf(directory);
  const base = ts.createCompilerHost(options);
  const program = ts.createProgram({
    rootNames: fileNames.filter((file) => !isTest(file)),
    options: { ...options, noEmit: true },
    host: types ? withDeployed({ ts, base, options }, deployedBeside(packages, types)) : base,
  });
  const lines = ts.getPreEmitDiagnostics(program).map((one) => lineOf(one, root));
  const more = lines.length - TOLD;
  return [
    ...lines.slice(0, TOLD).map((reason) => ({
      reason,
      remedy: 'Mend it, or release a host first whose shared cores have it: pnpm release host.',
    })),
    ...(more > 0 ? [{ reason: `${more} more errors of types`, remedy: 'npx tsc tells all.' }] : []),
  ];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The deployed cores, in place of those of the workspace. */
function deployedBeside(packages: string, types: CoreTypes): Declared {
  const entries = sharedCores(packages).flatMap((core) => core.entries);
  const cores = entries.map(
    ([core, source]) => [core, declarationIn(DEPLOYED, packages, source)] as const,
  );
  return { packages, places: { [DEPLOYED]: types }, cores: new Map(cores) };
}

function settingsOf(directory: string): ts.ParsedCommandLine {
  const file = join(directory, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, directory);
}

/** As tsc says it: `remotes/sales/src/area.tsx(3,7): error TS2322: …` */
function lineOf({ file, start, code, messageText }: ts.Diagnostic, root: string): string {
  const text = ts.flattenDiagnosticMessageText(messageText, '\n    ');
  if (!file || start === undefined) return `error TS${code}: ${text}`;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${relative(root, file.fileName)}(${line + 1},${character + 1}): error TS${code}: ${text}`;
}
