import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { publish } from '../publish';
import { areaFiles, hostFiles, workshop } from '../testing/sample-builds';
import { checkTypes } from './check-types';
import type { CoreTypes } from './core-types';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'types-'));
  await write('packages/api-client/package.json', coreOf({ '.': './src/index.ts' }));
  await write('packages/i18n/package.json', coreOf({ '.': './src/index.ts' }));
  await write('packages/i18n/src/index.ts', 'export {};');
  await write('packages/ui/package.json', coreOf(UI_ENTRIES));
  for (const entry of ['areas', 'scanner'])
    await write(`packages/ui/src/${entry}.ts`, 'export {};');
  await write('packages/ui/src/notify.ts', NOTIFY);
  await write('packages/api-client/src/index.ts', "export { http } from './http';\n");
  await write('packages/api-client/src/http.ts', CORE);
  await write('remotes/sales/tsconfig.json', JSON.stringify({ compilerOptions: OPTIONS }));
});
afterEach(() => rm(root, { recursive: true }));

const UI_ENTRIES = {
  './areas': './src/areas.ts',
  './notify': './src/notify.ts',
  './scanner': './src/scanner.ts',
};
const OPTIONS = {
  strict: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2022'],
  types: [],
  paths: {
    '@backoffice/api-client': ['../../packages/api-client/src/index.ts'],
    '@backoffice/ui/notify': ['../../packages/ui/src/notify.ts'],
  },
};
const CORE = 'export const http = { get: (path: string, retries?: number) => path + retries };\n';
const NOTIFY = 'export const notify = (text: string) => text;\n';
const AREA = `import { http } from '@backoffice/api-client';
import { notify } from '@backoffice/ui/notify';

export const area = () => notify(http.get('sales', 2));
`;
/** Declarations of the same cores that the workspace has. */
const SAME: CoreTypes = {
  'api-client/src/index.d.ts': "export { http } from './http';",
  'api-client/src/http.d.ts':
    'export declare const http: { get: (path: string, retries?: number) => string };',
  'ui/src/notify.d.ts': 'export declare const notify: (text: string) => string;',
};

const coreOf = (exports: object) => JSON.stringify({ version: '1.0.0', exports });
async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}
async function told(area: string, types: CoreTypes | undefined): Promise<string[]> {
  await write('remotes/sales/src/area.ts', area);
  const directory = join(root, 'remotes/sales');
  return checkTypes({ directory, packages: join(root, 'packages'), root, types }).map(
    ({ reason }) => reason,
  );
}

test('an area that fits the deployed cores passes', async () => {
  expect(await told(AREA, SAME)).toEqual([]);
  expect(await told(AREA, undefined)).toEqual([]);
});

test('an error of types is told with file and line, as the compiler says it', async () => {
  const wrong = AREA.replace("'sales', 2", "'sales', 'twice'");
  const line = `remotes/sales/src/area.ts(4,52): error TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.`;
  expect(await told(wrong, SAME)).toEqual([line]);
  expect(await told(wrong, undefined)).toEqual([line]);
});

test('an argument that only the core of the workspace takes is refused', async () => {
  const http = 'export declare const http: { get: (path: string) => string };';
  expect(await told(AREA, { ...SAME, 'api-client/src/http.d.ts': http })).toEqual([
    'remotes/sales/src/area.ts(4,52): error TS2554: Expected 1 arguments, but got 2.',
  ]);
});

test('a use of a result that differs in the deployed core is refused', async () => {
  const http =
    'export declare const http: { get: (path: string, retries?: number) => string | null };';
  const [line] = await told(AREA, { ...SAME, 'api-client/src/http.d.ts': http });
  expect(line).toMatch(/^remotes\/sales\/src\/area\.ts\(4,34\): error TS2345: .*'string \| null'/);
});

test('a type that a deployed core takes from another one is the deployed one too', async () => {
  const notify =
    "import { http } from '@backoffice/api-client'; export declare const notify: (text: ReturnType<typeof http.get>) => string;";
  const http = 'export declare const http: { get: (path: string, retries?: number) => number };';
  expect(
    await told(AREA, { ...SAME, 'ui/src/notify.d.ts': notify, 'api-client/src/http.d.ts': http }),
  ).toEqual([]);
});

test('an export that the deployed core lacks is refused by its name', async () => {
  const [line] = await told(AREA, { ...SAME, 'ui/src/notify.d.ts': 'export {};' });
  expect(line).toMatch(
    /error TS2305: Module '"@backoffice\/ui\/notify"' has no exported member 'notify'\.$/,
  );
});

test('tests of an area are no part of its release', async () => {
  await write('remotes/sales/src/area.test.ts', 'const no: number = "text";');
  expect(await told(AREA, SAME)).toEqual([]);
});

test('a release is refused with the compiler’s line, and says what it could not check', async () => {
  const { build, folder, releases } = await workshop();
  try {
    const area = () => build('sales', '1', areaFiles('sales'));
    const release = async () =>
      publish(releases, await area(), {
        checkTypes: (types) =>
          checkTypes({
            ...{ directory: join(root, 'remotes/sales'), root, types },
            packages: join(root, 'packages'),
          }),
      });
    await publish(releases, await build('host', '1', { ...hostFiles(), 'types.json': SAME }));
    await write('remotes/sales/src/area.ts', "export const pages: number = 'none';");
    await expect(release()).rejects.toThrow(
      /✗ remotes\/sales\/src\/area\.ts\(1,14\): error TS2322: Type 'string' is not assignable/,
    );
    await write('remotes/sales/src/area.ts', 'export const pages: number = 1;');
    expect(await release()).toMatchObject({
      refusals: [],
      unchecked: [expect.stringMatching(/^the calls of the API: no server was started/)],
    });
    await publish(releases, await build('host', '2', hostFiles()));
    const { unchecked } = await release();
    expect(unchecked).toContainEqual(expect.stringMatching(/^types against host 2, which carries/));
  } finally {
    await rm(folder, { recursive: true });
  }
});
