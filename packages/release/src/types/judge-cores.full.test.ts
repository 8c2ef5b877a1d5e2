import { rm } from 'node:fs/promises';

import { publish, stage } from '../publish';
import { readRegistry } from '../registry/registry-file';
import { rollBack } from '../roll-back';
import { startTogether } from '../start/start-together';
import { switchTo } from '../switch-to';
import { areaFiles, hostFiles, workshop, type Workshop } from '../testing/sample-builds';

const AREAS = '@backoffice/ui/areas';
const PROVIDED = { react: '19.3.1', [AREAS]: '1.9.0' };
const USE_HREF = 'export declare function useHref(): string;';
const USE_PAGES = 'export declare function usePages(): string[];';
const STRICT = 'export declare function useHref(_strict: boolean): string;';
const NARROW = "export declare function useHref(): 'a';";

let shop: Workshop;
let releases: string;
beforeEach(async () => {
  shop = await workshop();
  releases = shop.releases;
});
afterEach(() => rm(shop.folder, { recursive: true }));

const host = (version: string, ...declarations: string[]) =>
  shop.build('host', version, {
    ...hostFiles(PROVIDED),
    'exports.json': { [AREAS]: ['useHref', 'usePages'] },
    'types.json': { 'ui/src/areas/index.d.ts': declarations.join('\n') },
  });
const area = (name: string, version: string, ...used: string[]) =>
  shop.build(name, version, {
    ...areaFiles(name, { requires: { [AREAS]: '^1.9.0' }, text: version }),
    'uses.json': { [AREAS]: used },
  });
const release = async (build: ReturnType<typeof host>) => publish(releases, await build);
const servedHost = async () => (await readRegistry(releases)).host?.release;

test('a host that asks more of its areas than they give is refused by export and area', async () => {
  await release(host('1', USE_HREF, USE_PAGES));
  await release(area('sales', '1', 'useHref', 'usePages'));
  await release(area('stock', '1', 'usePages'));
  const broken = release(host('2', STRICT, USE_PAGES));
  await expect(broken).rejects.toThrow(
    /✗ sales uses useHref of @backoffice\/ui\/areas, which is another one in host 2: Type '\(_strict: boolean\) => string' is not assignable to type '\(\) => string'/,
  );
  await expect(broken).rejects.not.toThrow('stock');
  await expect(broken).rejects.not.toThrow('usePages');
  expect(await servedHost()).toBe('1');

  const grown = 'export declare function useHref(strict?: boolean): string;';
  await release(host('3', grown, USE_PAGES));
  expect(await servedHost()).toBe('3');
});

test('an area of another repository, built with an older host, fits the served one or is refused', async () => {
  await release(host('1', USE_HREF, USE_PAGES));
  await release(host('2', STRICT, USE_PAGES));
  const built = (name: string, used: string) =>
    shop.build(name, '1', {
      ...areaFiles(name, { requires: { [AREAS]: '^1.9.0' } }),
      'uses.json': { [AREAS]: [used] },
      'built-with.json': { host: '1' },
    });
  await expect(release(built('lending', 'useHref'))).rejects.toThrow(
    /✗ lending uses useHref of [^]+ Build lending with the packages of host 2\./,
  );
  await release(built('rental', 'usePages'));
  expect((await readRegistry(releases)).areas.rental?.release).toBe('1');
});

test('a host does not go back to a release that the served areas do not fit', async () => {
  await release(host('1', USE_HREF));
  await release(area('sales', '1', 'useHref'));
  // Its narrower type fits sales 1; what is made for it would not fit host 1.
  await release(host('2', NARROW));
  await rollBack(releases, 'host');
  expect(await servedHost()).toBe('1');
  await switchTo(releases, 'host', { version: '2' });
  await release(area('sales', '2', 'useHref'));
  await expect(rollBack(releases, 'host')).rejects.toThrow(
    /✗ sales uses useHref .* another one in host 1: /,
  );
});

test('a staged or earlier area that does not fit the newer host is refused', async () => {
  await release(host('1', USE_HREF));
  await release(area('sales', '1', 'useHref'));
  await release(area('sales', '2', 'usePages'));
  await stage(releases, await area('stock', '1', 'useHref'));
  await release(host('2', STRICT));
  const why = /uses useHref of @backoffice\/ui\/areas, which is another one in host 2: /;
  await expect(rollBack(releases, 'sales')).rejects.toThrow(why);
  await expect(switchTo(releases, 'stock')).rejects.toThrow(why);
});

test('npm start asks the same of its host about areas that were released, and of its areas', async () => {
  await startTogether(releases, [await host('1', USE_HREF), await area('sales', '1', 'useHref')]);
  await release(area('stock', '1', 'useHref'));
  const { refusals } = await startTogether(releases, [await host('2', STRICT)]);
  expect(refusals).toMatchObject([
    {
      name: 'stock',
      version: '1',
      reason: expect.stringMatching(/^stock uses useHref of .*host 2/),
    },
  ]);
  expect(await servedHost()).toBe('1');

  await release(host('3', USE_HREF));
  const newer = [await host('4', NARROW), await area('sales', '2', 'useHref')];
  expect((await startTogether(releases, newer)).refusals).toMatchObject([
    {
      name: 'sales',
      version: '2',
      reason: expect.stringMatching(/^sales uses useHref of .*host 3/),
    },
  ]);
});

test('a build without types is not checked, and the output says so', async () => {
  await release(shop.build('host', '1', hostFiles(PROVIDED)));
  await release(area('sales', '1', 'useHref'));
  const { unchecked } = await release(host('2', STRICT));
  expect(unchecked).toContain(
    'types of the cores that sales uses: host 1, with which it was released, carries none.',
  );
  const silent = { ...areaFiles('stock', { requires: { [AREAS]: '^1.9.0' } }) };
  await release(shop.build('stock', '1', silent));
  expect((await release(host('3', USE_HREF))).unchecked).toContain(
    'what stock uses of the cores: its build does not say it (uses.json).',
  );
});
