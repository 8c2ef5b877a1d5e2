import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { buildChanged } from '@backoffice/workspace/build-changed.mjs';
import { readWords, runCommand, UsageError } from '@backoffice/workspace/command-line.mjs';
import { deployables } from '@backoffice/workspace/folders.mjs';

import { publish } from '../publish';
import { checkedAddress, checkName, checkVersion } from '../registry/names';
import { releasesFolder } from './releases-folder';

const USAGE = `pnpm release <area|host> [--version V] [--to DIR] [--url URL] [--from DIR] [--server URL]
    [--force]
  --version  name of the release; by default the package's version and a hash of its sources
  --to       the releases' folder; by default RELEASES_DIR or the one in DATA_DIR
  --url      where browsers get that folder, when not from the server (a CDN)
  --from     a finished build, instead of building now
  --server   the server that it is for, when not the one that serves that folder
  --force    serve it although the gate refuses`;

/** `pnpm release <name>`: builds one area or the host, checks it against what is deployed, serves it. */
runCommand(async () => {
  const { values, positionals } = readWords({
    usage: USAGE,
    words: 1,
    options: {
      version: { type: 'string' },
      to: { type: 'string' },
      url: { type: 'string' },
      from: { type: 'string' },
      server: { type: 'string' },
      force: { type: 'boolean' },
    },
  });
  const [name] = positionals;
  if (!name) throw new UsageError(USAGE);
  checkName(name);
  if (values.url !== undefined) checkedAddress(values.url);
  if (values.version !== undefined) checkVersion(values.version);

  const { folder, version, sources } =
    values.from === undefined
      ? await built(name, values.version)
      : given(name, values.from, values.version);
  const { before, refusals, unchecked } = await publish(
    releasesFolder(values.to),
    { name, version, folder },
    { force: values.force, url: values.url, server: values.server, sources },
  );
  for (const what of unchecked) console.log(`  not checked: ${what}`);
  for (const { reason } of refusals) console.warn(`  forced past: ${reason}`);
  console.log(`${name} ${version} is served${before ? `, before it was ${before}` : ''}.`);
  if (before && before !== version) console.log(`Back with: pnpm rollback ${name}`);
});

function given(name: string, from: string, version: string | undefined) {
  if (!version) throw new Error('With --from, give the release a name: --version V');
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), from);
  const needed = ['mf-manifest.json', name === 'host' ? 'index.html' : 'area.json'];
  const missing = needed.filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) {
    throw new Error(`--from: no build of ${name} is in ${folder} (no ${missing.join(', no ')})`);
  }
  console.log('  not checked: types, for --from brings no sources.');
  return { folder, version, sources: undefined };
}

async function built(name: string, version: string | undefined) {
  const found = deployables().find((one) => one.name === name);
  const [build] = found ? await buildChanged([found]) : [];
  if (!build) {
    const names = deployables().map((one) => one.name);
    throw new Error(`There is no ${name}. There are ${names.join(', ')}.`);
  }
  const sources = name === 'host' ? undefined : found?.directory;
  return { folder: build.folder, version: version ?? build.version, sources };
}
