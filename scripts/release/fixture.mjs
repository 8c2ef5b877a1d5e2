import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const label = { en: 'Sales', sq: 'Shitjet', tr: 'Satışlar', ar: 'المبيعات' };

/** A route of an `area.json` as the build emits it. */
export const route = (path, page = 'selling') => ({
  path,
  page,
  label,
  icon: 'M0 0',
  guarded: true,
  sidebar: true,
  order: 1,
});

const shared = (versions, field) =>
  Object.entries(versions).map(([name, version]) => ({ name, [field]: version }));

const manifestOf = (modules, entry = '') => ({
  metaData: { pluginVersion: '2.9.2', remoteEntry: { name: entry } },
  shared: modules,
  exposes: [{ assets: { js: { sync: entry ? ['expose.js'] : [] } } }],
});

/** The built files of a small area; `text` stands for its code. */
export const areaFiles = (name, { routes, requires, text = '1', ...area } = {}) => ({
  'area.json': { name, routes: routes ?? [route(`/${name}`)], ...area },
  'texts.json': { en: ['a'], sq: ['a'], tr: ['a'], ar: ['a'] },
  'mf-manifest.json': manifestOf(
    shared(requires ?? { react: '^19.3.0' }, 'requiredVersion'),
    'remote-entry.js',
  ),
  'remote-entry.js': `entry(${text})`,
  'expose.js': 'let area={pages:{selling:()=>load()},texts:e=>e}',
  '.built-from': 'hash',
});

/** The built files of a host that provides so many modules. */
export const hostFiles = (provides = { react: '19.3.1' }) => ({
  'index.html': '<script defer src="/main.js"></script>',
  'main.js': 'host()',
  'exports.json': { '@backoffice/api-client': ['http'] },
  'mf-manifest.json': manifestOf(shared(provides, 'version')),
});

/** A temporary folder with a releases' folder in it, and a way to lay builds beside that. */
export async function workshop() {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const build = async (name, version, files) => {
    const built = join(folder, `${name}-${version}`);
    await mkdir(built, { recursive: true });
    for (const [file, content] of Object.entries(files)) {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      await writeFile(join(built, file), text);
    }
    return { name, version, folder: built };
  };
  return { folder, releases: join(folder, 'releases'), build };
}
