import type { Area, Registry } from '@backoffice/contracts';

/** Milliseconds for one answer. */
const PATIENCE = 15_000;

/** An installation, with the packages of the host that it serves. */
export interface Installation {
  /** Its origin. */
  server: string;
  /** The release of its host. */
  host: string;
  /** The addresses of the packages, by name; they stay for as long as that release is kept. */
  packages: Record<string, string>;
  /** The versions of libraries that the host has, by name: what is shared must fit them. */
  libraries: Record<string, string>;
  /** The routes of all areas that it serves. */
  routes: Area['routes'];
}

type List = Pick<Installation, 'packages' | 'libraries'>;

/**
 * Asks an installation for its host and that host's packages. Rejects, with what to do, where none
 * answers or its host is older than packages.
 */
export async function installationAt(address: string): Promise<Installation> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new Error(`Say the whole address, as in https://shop.example, not "${address}".`);
  }
  const server = new URL(address).origin;
  const { host, areas } = await readJson<Registry>(server, '/areas.json');
  if (!host) throw new Error(`${server} serves no front end yet.`);
  const folder = `/remotes/host/${host.release}/packages/`;
  const { packages, libraries } = await readJson<List>(server, `${folder}packages.json`);
  const addresses = Object.entries(packages).map(([name, file]) => [name, server + folder + file]);
  return {
    ...{ server, host: host.release, libraries },
    packages: Object.fromEntries(addresses),
    routes: areas.flatMap(({ area }) => area.routes),
  };
}

async function readJson<T>(server: string, path: string): Promise<T> {
  const answer = await fetch(server + path, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    (cause: Error) => {
      const why = cause.cause instanceof Error ? cause.cause.message : cause.message;
      throw new Error(`${server} cannot be reached: ${why}.`, { cause });
    },
  );
  const isJson = answer.headers.get('content-type')?.includes('json');
  if (answer.ok && isJson) return (await answer.json()) as T;
  throw new Error(`At ${server} answers no back office that has packages: it has no ${path}.`);
}
