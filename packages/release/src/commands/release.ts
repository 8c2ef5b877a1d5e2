import { areaNameSchema } from '@backoffice/contracts';
import { readWords, runCommand, UsageError } from '@backoffice/workspace/command-line.mjs';
import { ROOT } from '@backoffice/workspace/folders.mjs';

import { addToPreview, checkPreviewName } from '../previews/previews';
import { givenBase, publishSet, stage, twoSteps, type ToRelease } from '../publish';
import { checkedAddress, checkName, checkVersion } from '../registry/names';
import type { Build } from '../registry/release-files';
import { switchTo } from '../switch-to';
import { checkTypes } from '../types/check-types';
import type { CoreTypes } from '../types/core-types';
import { findBuild } from './find-build';
import { commitOf, whoReleases } from './release-note';
import { releasesFolder } from './releases-folder';

const USAGE = `pnpm release <area|host> [<area>…] [--version V] [--from DIR] [--server URL]… [--to DIR] [--force]
pnpm release <area> [<area>…] --preview NAME [--version V] [--from DIR] [--to DIR] [--force]
pnpm release <area|host> --stage [--url URL] [--version V] [--from DIR] [--to DIR] [--force]
pnpm release <area|host> --switch [VERSION] [--url URL] [--server URL]… [--to DIR] [--force]
  --version  name of the release; by default the package's version and a hash of its sources
  --to       the releases' folder; by default RELEASES_DIR or the one in DATA_DIR
  --from     a finished build, instead of building now
  --commit   what it was built from; by default the commit of this folder
  --stage    put it beside the others, and serve what is served
  --preview  show it to those alone who open a link to the preview; a name such as pr-42
  --switch   serve what was staged, once its files are where browsers will get them
  --url      where browsers get the releases' folder, when not from the server (a CDN)
  --server   a server that it is for, whose calls are asked for; with --switch, each that serves it
  --force    serve it although it is refused`;

const OPTIONS = {
  version: { type: 'string' },
  to: { type: 'string' },
  url: { type: 'string' },
  from: { type: 'string' },
  commit: { type: 'string' },
  stage: { type: 'boolean' },
  switch: { type: 'boolean' },
  preview: { type: 'string' },
  server: { type: 'string', multiple: true },
  force: { type: 'boolean' },
} as const;

const readRequest = () => readWords({ usage: USAGE, words: 9, options: OPTIONS });
type Flags = ReturnType<typeof readRequest>['values'];

/** `pnpm release <name>`: builds one area or the host, checks it against what is deployed, serves it. */
runCommand(async () => {
  const { values, positionals } = readRequest();
  const [name, second, ...more] = positionals;
  const ways = [values.stage, values.switch, values.preview].filter(Boolean);
  if (!name || ways.length > 1) throw new UsageError(USAGE);
  const version = values.switch ? second : undefined;
  const others = values.switch ? more : positionals.slice(1);
  checkOthers(others, values);
  checkName(name);
  givenBase(name, values.url);
  for (const given of [values.version, version]) if (given !== undefined) checkVersion(given);
  if (values.switch) return switchOver(name, version ?? values.version, values);
  if (values.stage) return putAside(name, values);
  if (values.preview !== undefined) return show([name, ...others], values.preview, values);
  if (values.url !== undefined) throw new Error(twoSteps(name, checkedAddress(values.url)));
  await serveAtOnce([name, ...others], values);
});

/** Several are built here and served at once; a finished build, or one for a CDN, comes alone. */
function checkOthers(others: string[], { from, stage: isStaged, switch: isSwitched }: Flags): void {
  const alone = from !== undefined || isStaged || isSwitched;
  const odd = others.find((word) => alone || !areaNameSchema.safeParse(word).success);
  if (odd !== undefined) throw new UsageError(`"${odd}" was not expected.\n\n${USAGE}`);
}

async function findBuilds(names: string[], values: Flags): Promise<ToRelease[]> {
  const builds = [];
  for (const name of names) {
    const { sources, ...build } = await findBuild(name, values);
    builds.push({ ...build, checkTypes: checkOf(sources) });
  }
  return builds;
}

async function serveAtOnce(names: string[], values: Flags): Promise<void> {
  const builds = await findBuilds(names, values);
  const { who, commit, force } = optionsOf(values);
  const released = await publishSet(releasesFolder(values.to), builds, {
    ...{ who, commit, force },
    servers: values.server,
  });
  for (const done of released) {
    tellUnchecked(done, values, done);
    tellServed(done.name, done, names);
  }
}

async function show(names: string[], preview: string, values: Flags): Promise<void> {
  checkPreviewName(preview);
  const builds = await findBuilds(names, values);
  const { force, server: servers } = values;
  const folder = releasesFolder(values.to);
  const judged = await addToPreview(folder, preview, builds, { force, servers });
  for (const [index, { name, version }] of builds.entries()) {
    const { refusals = [], unchecked = [] } = judged[index] ?? {};
    tellUnchecked({ name }, values, { unchecked });
    tellForced(refusals);
    console.log(`${name} ${version} is in the preview ${preview}; what is served stays.`);
  }
  console.log(`Show it with: pnpm releases preview-link ${preview}`);
}

async function putAside(name: string, values: Flags): Promise<void> {
  const { sources, ...build } = await findBuild(name, values);
  const staged = await stage(releasesFolder(values.to), build, {
    ...optionsOf(values),
    checkTypes: checkOf(sources),
    url: values.url,
  });
  tellUnchecked(build, values, staged);
  tellForced(staged.refusals);
  console.log(`${name} ${build.version} is staged in ${staged.folder}; what is served stays.`);
  if (staged.manifest) console.log(`Copy that folder to ${new URL('.', staged.manifest)}`);
  console.log(`Serve it with: ${switchWords(build, values, staged.manifest)}`);
}

/** The command of the second step. */
function switchWords({ name, version }: Build, { to, server = [] }: Flags, manifest?: string) {
  const servers = server.length > 0 ? server : ['https://shop.example'];
  return [
    `pnpm release ${name} --switch ${version}`,
    ...(manifest ? servers.map((url) => `--server ${url}`) : []),
    ...(to ? [`--to ${to}`] : []),
  ].join(' ');
}

async function switchOver(name: string, version: string | undefined, values: Flags): Promise<void> {
  const { url, server, force } = values;
  const who = whoReleases();
  const folder = releasesFolder(values.to);
  tellServed(name, await switchTo(folder, name, { version, url, servers: server, force, who }));
}

const optionsOf = ({ force, from, commit }: Flags) => ({
  force,
  who: whoReleases(),
  commit: commit ?? commitOf(from),
});

/** An area's sources are held against the cores of the host that is deployed. */
const checkOf = (sources: string | undefined) =>
  sources === undefined ? undefined : (types: CoreTypes | undefined) => compile(sources, types);

const compile = (directory: string, types: CoreTypes | undefined) =>
  checkTypes({ directory, root: ROOT, types });

function tellUnchecked(
  { name }: Pick<Build, 'name'>,
  { from }: Flags,
  { unchecked }: { unchecked: string[] },
): void {
  if (from !== undefined && name !== 'host')
    console.log('  not checked: types, for --from brings no sources.');
  for (const what of unchecked) console.log(`  not checked: ${what}`);
}

interface Done {
  before: string | undefined;
  version: string;
  refusals: { reason: string }[];
}

function tellServed(
  name: string,
  { before, version, refusals }: Done,
  together: string[] = [name],
): void {
  tellForced(refusals);
  console.log(`${name} ${version} is served${before ? `, before it was ${before}` : ''}.`);
  const isLast = name === together.at(-1);
  if (isLast && before !== version && (before ?? together.length > 1)) {
    console.log(`Back with: pnpm rollback ${together.join(' ')}`);
  }
}

function tellForced(refusals: Done['refusals']): void {
  for (const { reason } of refusals) console.warn(`  forced past: ${reason}`);
}
