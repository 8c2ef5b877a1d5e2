import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AreaRoute } from '@backoffice/contracts';

import type { Build } from '../registry/release-files';
import { serveBuilds } from '../registry/serve-builds';

const label = { en: 'Sales', sq: 'Shitjet', tr: 'Satışlar', ar: 'المبيعات' };

/** A route of an `area.json` as the build emits it. */
export const route = (path: string, page = 'selling'): AreaRoute => ({
  path,
  page,
  label,
  icon: 'M0 0',
  guarded: true,
  sidebar: true,
  order: 1,
});

const shared = (versions: Record<string, string>, field: 'version' | 'requiredVersion') =>
  Object.entries(versions).map(([name, version]) => ({ name, [field]: version }));

const manifestOf = (modules: object[], entry = '') => ({
  metaData: { pluginVersion: '2.9.2', remoteEntry: { name: entry } },
  shared: modules,
  exposes: [{ assets: { js: { sync: entry ? ['expose.js'] : [] } } }],
});

/** Built files by their names; content that isn't a string is written as JSON. */
export type Files = Record<string, unknown>;

export interface AreaChanges {
  /** Routes as the build emits them, or wrong ones. */
  routes?: object[];
  requires?: Record<string, string>;
  /** Stands in for its code: another text makes another build. */
  text?: string;
}

/** The built files of a small area. */
export const areaFiles = (
  name: string,
  { routes, requires, text = '1' }: AreaChanges = {},
): Files => ({
  'area.json': { name, routes: routes ?? [route(`/${name}`)] },
  'texts.json': { en: ['a'], sq: ['a'], tr: ['a'], ar: ['a'] },
  'mf-manifest.json': manifestOf(
    shared(requires ?? { react: '^19.3.0' }, 'requiredVersion'),
    'remote-entry.js',
  ),
  'remote-entry.js': `entry(${text})`,
  'expose.js': 'let area={pages:{selling:()=>load()},texts:e=>e}',
  '.built-from': 'hash',
});

/** The built files of a host that provides these modules in these versions. */
export const hostFiles = (provides: Record<string, string> = { react: '19.3.1' }): Files => ({
  'index.html': '<script defer src="/main.js"></script>',
  'main.js': 'host()',
  'exports.json': { '@backoffice/api-client': ['http'] },
  'mf-manifest.json': manifestOf(shared(provides, 'version')),
});

export interface Workshop {
  folder: string;
  /** The releases' folder, below it. */
  releases: string;
  /** Writes a build into a folder beside the releases. */
  build: (name: string, version: string, files: Files) => Promise<Build>;
}

/** A workshop in which a host, sales and the ledger are served, each in its first release. */
export async function servedShop(): Promise<
  Workshop & { area: (name: string, version: string, path?: string) => Promise<Build> }
> {
  const shop = await workshop();
  const area = (name: string, version: string, path = `/${name}`) =>
    shop.build(name, version, areaFiles(name, { text: version, routes: [route(path)] }));
  const host = await shop.build('host', 'h1', hostFiles());
  await serveBuilds(shop.releases, [host, await area('sales', '1'), await area('ledger', '1')]);
  return { ...shop, area };
}

/** A temporary folder for builds and releases. */
export async function workshop(): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const build: Workshop['build'] = (...words) => buildIn(folder, ...words);
  return { folder, releases: join(folder, 'releases'), build };
}

/** Writes a build into a folder below `folder`. */
export async function buildIn(
  folder: string,
  name: string,
  version: string,
  files: Files,
): Promise<Build> {
  const built = join(folder, `${name}-${version}`);
  await mkdir(built, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(join(built, file), text);
  }
  return { name, version, folder: built };
}
