import type { ClientConfig, Registry, RegistryEntry } from '@backoffice/contracts';

import { KeepFailure } from './failure';
import type { Generation, Part } from './generation';

/** What the server serves now: the answers that change with a release, and all files of it. */
export type Served = Pick<Generation, 'parts' | 'files'>;

/** `all-files.json` of a release: by name the hash of the file's bytes. */
type FileList = Record<string, string>;

const LIST = 'all-files.json';
/** Of how an answer came, not of what is in it. */
const OF_TRANSPORT = /^(content-encoding|content-length|etag|date|vary|connection|keep-alive)$/;
const FILES_OF_PAGE = /(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

/** Milliseconds for one file. */
const TIME_LIMIT = 30_000;

/** Fetches with a time limit, as a dead line may never say so. */
export const ask = (address: string | URL, how: RequestInit): Promise<Response> =>
  fetch(address, { ...how, signal: AbortSignal.timeout(TIME_LIMIT) });

export async function readPart(address: string): Promise<Part> {
  const answer = await ask(address, { cache: 'no-cache' });
  if (!answer.ok) throw new KeepFailure('files');
  const headers = [...answer.headers].filter(([name]) => !OF_TRANSPORT.test(name));
  return { body: await answer.text(), headers };
}

/** All three at once; whether they belong together shows in the files. */
export async function readParts(): Promise<Generation['parts']> {
  const [registry, config, page] = await Promise.all(
    ['/areas.json', '/config.json', '/'].map(readPart),
  );
  return { '/': page!, '/areas.json': registry!, '/config.json': config! };
}

/** All files of the host, and of the areas that work without a line, by address. */
export async function readFiles(parts: Generation['parts']): Promise<Generation['files']> {
  const { areas } = JSON.parse(parts['/areas.json'].body) as Registry;
  const { remoteOrigins = [] } = JSON.parse(parts['/config.json'].body) as ClientConfig;
  const kept = areas.filter(({ area }) => area.withoutLine);
  if (kept.length === 0) throw new KeepFailure('unlisted');
  const ofHost = await listAt(new URL(LIST, location.origin), { cache: 'no-cache' });
  const ofAreas = await Promise.all(kept.map((entry) => listOfArea(entry, remoteOrigins)));
  return Object.assign(ofHost, ...ofAreas) as FileList;
}

function listOfArea({ manifest, integrity }: RegistryEntry, remoteOrigins: string[]) {
  const address = new URL(LIST, new URL(manifest, location.origin));
  const hash = integrity?.[LIST];
  const isAllowed = [location.origin, ...remoteOrigins].includes(address.origin);
  if (!hash || !isAllowed) throw new KeepFailure('unlisted');
  return listAt(address, { integrity: hash });
}

async function listAt(address: URL, how: RequestInit): Promise<FileList> {
  const answer = await ask(address, how);
  if (!answer.ok) throw new KeepFailure('unlisted');
  const list = (await answer.json()) as FileList;
  return Object.fromEntries(
    Object.entries(list).map(([file, hash]) => [new URL(file, address).href, hash]),
  );
}

/** Whether the page names files of this list alone: else a release came while both were read. */
export const isOfOneRelease = ({ parts, files }: Served): boolean =>
  [...parts['/'].body.matchAll(FILES_OF_PAGE)].every(
    ([, path = '']) => new URL(path, location.origin).href in files,
  );
