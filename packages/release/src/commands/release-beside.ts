import { checkAudience, endCanary, promoteCanary, startCanary } from '../beside/canary';
import { addToPreview, checkPreviewName } from '../beside/previews';
import type { Judgement } from '../gate/judge-against';
import type { ToRelease } from '../publish';
import { audienceOf } from '../registry/beside';
import { findBuilds, optionsOf } from './builds';
import { USAGE, type Flags } from './release-words';
import { releasesFolder, sameFolder } from './releases-folder';
import { tellForced, tellServed, tellUnchecked } from './telling';

/** `--preview`: shows builds to those who open a link. */
export async function showPreview(names: string[], preview: string, values: Flags): Promise<void> {
  checkPreviewName(preview);
  const builds = await findBuilds(names, values);
  const { force, server: servers } = values;
  const folder = releasesFolder(values.to);
  const judged = await addToPreview(folder, preview, builds, { force, servers });
  tellAdded(builds, judged, `in the preview ${preview}`, values.to);
  console.log(`Show it with: pnpm releases preview-link ${preview}${sameFolder(values.to)}`);
}

/** `--canary`: shows builds to some people before all others. */
export async function showCanary(names: string[], values: Flags): Promise<void> {
  const audience = checkAudience({
    locations: listOf(values.location).map(idOf),
    people: listOf(values.people),
  });
  const builds = await findBuilds(names, values);
  const options = { ...optionsOf(values), servers: values.server };
  const judged = await startCanary(releasesFolder(values.to), builds, audience, options);
  tellAdded(builds, judged, `a canary for ${audienceOf(audience)}`, values.to);
  const [all, folder] = [names.join(' '), sameFolder(values.to)];
  console.log(
    `To everybody with: pnpm release ${all} --promote${folder}. Back with: pnpm release ${all} --end${folder}`,
  );
}

/** `--promote`: serves canaries to everybody. */
export async function promote(names: string[], values: Flags): Promise<void> {
  const { who, force } = optionsOf(values);
  const options = { who, force, servers: values.server };
  for (const done of await promoteCanary(releasesFolder(values.to), names, options)) {
    tellUnchecked(done);
    tellServed(done.name, done, values.to, names);
  }
}

/** `--end`: shows what is served to everybody again. */
export async function endOf(names: string[], values: Flags): Promise<void> {
  await endCanary(releasesFolder(values.to), names, { force: values.force });
  console.log(`The canary of ${names.join(' and ')} is over; everybody sees what is served.`);
}

const listOf = (words = '') =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

function idOf(word: string): number {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  throw new Error(`--location: numbers of shops, as in 3 or 3,4, not "${word}".\n\n${USAGE}`);
}

function tellAdded(builds: ToRelease[], judged: Judgement[], as: string, to?: string): void {
  for (const [index, { name, version }] of builds.entries()) {
    const { refusals = [], unchecked = [] } = judged[index] ?? {};
    tellUnchecked({ unchecked });
    tellForced(refusals);
    console.log(`${name} ${version} is ${as}; what is served stays.`);
    console.log(
      `Its note for a pull request: pnpm releases note ${name} ${version}${sameFolder(to)}`,
    );
  }
}
