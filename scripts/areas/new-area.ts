import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import type { Area } from '@backoffice/contracts';

import { readJson } from '../../packages/build/read-json.mjs';
import { areaFiles, json } from '../../packages/command/src/area-files';
import { LABEL_FLAGS, labelsOf } from '../../packages/command/src/labels';
import { checkAreaName, lastOrder } from '../../packages/command/src/names';
import { readWords, runCommand } from '../../packages/workspace/command-line.mjs';
import { areaNames, ROOT } from '../../packages/workspace/folders.mjs';
import { run } from '../../packages/workspace/processes.mjs';
import { pnpmCommand } from '../running/install.mjs';

const USAGE = `pnpm new-area <name> [--label-en TEXT] [--label-sq TEXT] [--label-tr TEXT] [--label-ar TEXT] [--into DIR]
  --label-en, …  its name for people in each language; a terminal asks for those that are missing`;
const REMOTES = join(ROOT, 'remotes');

const routes = () =>
  areaNames().flatMap((name) => (readJson(join(REMOTES, name, 'area.json')) as Area).routes);

const readme = (name: string, label: string) => `# ${name}

**Owns** ${label}.

**Does not own** anything else yet.

## Screens

- \`/${name}\`, in \`overview/\`: the shops of the company, until there are data of its own

## Calls

\`GET panels/locations\`.
`;

/** The files that only an area of this repository has. */
const filesHere = (name: string, label: string): Record<string, string> => ({
  'package.json': json({
    name: `@backoffice/${name}`,
    version: '1.0.0',
    private: true,
    description: label,
    type: 'module',
    license: 'MIT',
    scripts: { build: 'rspack build', test: `node ../../scripts/test.mjs ${name}` },
    dependencies: {
      '@backoffice/api-client': 'workspace:*',
      '@backoffice/contracts': 'workspace:*',
      '@backoffice/i18n': 'workspace:*',
      '@backoffice/ui': 'workspace:*',
      '@tanstack/react-query': 'catalog:',
      react: 'catalog:',
      'react-dom': 'catalog:',
      'react-i18next': 'catalog:',
    },
    devDependencies: {
      '@backoffice/build': 'workspace:*',
      '@backoffice/testing': 'workspace:*',
      '@rspack/cli': 'catalog:',
      '@rspack/core': 'catalog:',
      '@types/jest': 'catalog:',
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
      jest: 'catalog:',
      typescript: 'catalog:',
    },
  }),
  'rspack.config.mjs': "export { default } from '@backoffice/build/remote.mjs';\n",
  'README.md': readme(name, label),
});

/** `pnpm new-area <name>`: a remote with one page, which builds, tests and can be released. */
runCommand(async () => {
  const { values, positionals } = readWords({
    usage: USAGE,
    words: 1,
    options: { ...LABEL_FLAGS, into: { type: 'string' } },
  });
  const [name] = positionals;
  if (!name) throw new Error(USAGE);
  const parent = values.into ? resolve(process.env.INIT_CWD ?? '.', values.into) : REMOTES;
  const directory = join(parent, name);
  if (existsSync(directory)) throw new Error(`${directory} exists already`);
  checkAreaName(name, routes());

  const { label, missing } = await labelsOf(name, values);
  const order = lastOrder(routes());
  const files = { ...areaFiles({ name, label, order }), ...filesHere(name, label.en) };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), text);
  }
  console.log(`${directory} is written.`);
  if (missing.length > 0) {
    const places = `area.json and src/locales of ${directory}`;
    console.log(
      `Its name is not translated yet: ${missing.join(', ')}. npm test says so until ${places} are.`,
    );
  }
  if (parent !== REMOTES) return;

  const [pnpm, ...args] = await pnpmCommand();
  // Where CI is set pnpm would refuse to change the lockfile.
  await run(pnpm, [...args, 'install', '--no-frozen-lockfile'], { cwd: ROOT });
  console.log(`Develop it with  pnpm dev ${name}\nRelease it with  pnpm release ${name}`);
});
