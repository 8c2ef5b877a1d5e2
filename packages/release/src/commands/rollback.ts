import { readWords, runCommand } from '@backoffice/workspace/command-line.mjs';

import { readRegistry } from '../registry/registry-file';
import { rollBack } from '../roll-back';
import { rollBackSet, type WentBack } from '../roll-back-set';
import { whoReleases } from './release-note';
import { releasesFolder } from './releases-folder';
import { tellCanary } from './telling';

const USAGE = `pnpm rollback <area|host> [version] [--to DIR] [--force]
pnpm rollback <area> <area>… [--to DIR] [--force]
  several areas go back by one switch; one that had no release before is served no longer`;

/** `pnpm rollback <name> [version]`: serves the release before, or the named one; or several at once. */
runCommand(async () => {
  const { values, positionals } = readWords({
    usage: USAGE,
    words: Infinity,
    options: { to: { type: 'string' }, force: { type: 'boolean' } },
  });
  const [name, wanted, more] = positionals;
  if (!name) throw new Error(USAGE);
  const releases = releasesFolder(values.to);
  const options = { force: values.force, who: whoReleases() };
  const { areas } = await readRegistry(releases);
  if (wanted !== undefined && positionals.every((word) => word in areas)) {
    const back = await rollBackSet(releases, positionals, options);
    return back.forEach((one) => tell(one, values.to));
  }
  if (more !== undefined) throw new Error(`"${more}" was not expected.\n\n${USAGE}`);
  const { before, version, manifest, canary } = await rollBack(releases, name, wanted, options);
  const from = manifest ? ` from ${new URL('.', manifest)}` : '';
  console.log(`${name} ${version} is served again${from}, before it was ${before}.`);
  tellCanary(name, canary, values.to);
});

function tell({ name, version, before, canary }: WentBack, to: string | undefined): void {
  const what = version ? `${name} ${version} is served again` : `${name} is served no longer`;
  console.log(`${what}, before it was ${before}.`);
  tellCanary(name, canary, to);
}
