import { readWords, runCommand, UsageError } from '@backoffice/workspace/command-line.mjs';

import { rollBack } from '../roll-back';
import { whoReleases } from './release-note';
import { releasesFolder } from './releases-folder';

const USAGE = 'pnpm rollback <area|host> [version] [--to DIR] [--force]';

/** `pnpm rollback <name> [version]`: serves the release before, or the named one. */
runCommand(async () => {
  const { values, positionals } = readWords({
    usage: USAGE,
    words: 2,
    options: { to: { type: 'string' }, force: { type: 'boolean' } },
  });
  const [name, wanted] = positionals;
  if (!name) throw new UsageError(USAGE);
  const { before, version, manifest } = await rollBack(releasesFolder(values.to), name, wanted, {
    force: values.force,
    who: whoReleases(),
  });
  const from = manifest ? ` from ${new URL('.', manifest)}` : '';
  console.log(`${name} ${version} is served again${from}, before it was ${before}.`);
});
