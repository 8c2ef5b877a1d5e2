import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What the `package.json` of an area in its own repository says. */
export interface Manifest {
  name: string;
  version: string;
  /** The installation, and the release of its host whose packages are installed. */
  backoffice?: { server: string; host: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The area whose repository this folder is. */
export interface OwnArea {
  name: string;
  directory: string;
  manifest: Manifest;
}

/** The area of the working folder; throws where there is none. */
export function ownArea(directory = process.cwd()): OwnArea {
  const file = join(directory, 'area.json');
  if (!existsSync(file)) {
    throw new Error(`${directory} has no area.json: go to the folder of an area.`);
  }
  const { name } = JSON.parse(readFileSync(file, 'utf8')) as { name: string };
  return { name, directory, manifest: readManifest(directory) };
}

const manifestFile = (directory: string) => join(directory, 'package.json');

const readManifest = (directory: string) =>
  JSON.parse(readFileSync(manifestFile(directory), 'utf8')) as Manifest;

export const writeManifest = ({ directory, manifest }: OwnArea): void =>
  writeFileSync(manifestFile(directory), `${JSON.stringify(manifest, null, 2)}\n`);

/** The address of the installation: as given, else that of `package.json`. */
export function serverOf({ manifest }: OwnArea, given: string | undefined): string {
  const server = given ?? manifest.backoffice?.server;
  if (server) return server;
  throw new Error('Which installation? --against https://shop.example');
}

/** The file of a program of a library that the area's repository has. */
export function programOf({ directory }: OwnArea, library: string, file: string): string {
  const { resolve } = createRequire(join(directory, 'package.json'));
  return join(dirname(resolve(`${library}/package.json`)), file);
}
