import { areaNameSchema } from '@backoffice/contracts';
import { runCommand } from '@backoffice/workspace/command-line.mjs';

import { givenBase, publishSet, stage, twoSteps } from '../publish';
import { checkedAddress, checkName, checkVersion } from '../registry/names';
import type { Build } from '../registry/release-files';
import { switchTo } from '../switch-to';
import { checkOf, findBuilds, optionsOf } from './builds';
import { findBuild } from './find-build';
import { endOf, promote, showCanary, showPreview } from './release-beside';
import { whoReleases } from './release-note';
import { readRequest, USAGE, type Flags } from './release-words';
import { releasesFolder, sameFolder } from './releases-folder';
import { tellForced, tellServed, tellUnchecked } from './telling';

/** `pnpm release <name>`: builds one area or the host, checks it against what is deployed, serves it. */
runCommand(async () => {
  const { values, positionals } = readRequest();
  const [name, second, ...more] = positionals;
  checkWays(values);
  if (!name) throw new Error(USAGE);
  const version = values.switch ? second : undefined;
  const others = values.switch ? more : positionals.slice(1);
  checkOthers(others, values);
  checkName(name);
  givenBase(name, values.url);
  for (const given of [values.version, version]) if (given !== undefined) checkVersion(given);
  if (values.switch) return switchOver(name, version ?? values.version, values);
  if (values.stage) return putAside(name, values);
  if (values.url !== undefined) throw new Error(twoSteps(name, checkedAddress(values.url)));
  const names = [name, ...others];
  if (values.preview !== undefined) return showPreview(names, values.preview, values);
  if (values.canary) return showCanary(names, values);
  if (values.promote) return promote(names, values);
  if (values.end) return endOf(names, values);
  await serveAtOnce(names, values);
});

/** Throws for two ways at once, and for an audience of nothing. */
function checkWays(values: Flags): void {
  const { stage: isStaged, switch: isSwitched, preview, canary, promote: isPromoted, end } = values;
  const ways = [isStaged, isSwitched, preview, canary, isPromoted, end].filter(Boolean);
  const hasAudience = values.location !== undefined || values.people !== undefined;
  if (ways.length > 1 || (hasAudience && !canary)) throw new Error(USAGE);
}

/** Several are built here and served at once; a finished build, or one for a CDN, comes alone. */
function checkOthers(others: string[], { from, stage: isStaged, switch: isSwitched }: Flags): void {
  const alone = from !== undefined || isStaged || isSwitched;
  const odd = others.find((word) => alone || !areaNameSchema.safeParse(word).success);
  if (odd !== undefined) throw new Error(`"${odd}" was not expected.\n\n${USAGE}`);
}

async function serveAtOnce(names: string[], values: Flags): Promise<void> {
  const builds = await findBuilds(names, values);
  const { who, commit, force } = optionsOf(values);
  const released = await publishSet(releasesFolder(values.to), builds, {
    ...{ who, commit, force },
    servers: values.server,
  });
  for (const done of released) {
    tellUnchecked(done);
    tellServed(done.name, done, values.to, names);
  }
}

async function putAside(name: string, values: Flags): Promise<void> {
  const { sources, ...build } = await findBuild(name, values);
  const staged = await stage(releasesFolder(values.to), build, {
    ...optionsOf(values),
    checkTypes: checkOf(sources),
    url: values.url,
  });
  tellUnchecked(staged);
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
  ]
    .join(' ')
    .concat(sameFolder(to));
}

async function switchOver(name: string, version: string | undefined, values: Flags): Promise<void> {
  const { url, server, force, to } = values;
  const who = whoReleases();
  const options = { version, url, servers: server, force, who };
  tellServed(name, await switchTo(releasesFolder(to), name, options), to);
}
