import { buildChanged } from '../packages/workspace/build-changed.mjs';
import { readWordsOrEnd, runCommand } from '../packages/workspace/command-line.mjs';
import { ensureInstalled } from './running/install.mjs';

/** `pnpm build`: the host and all areas whose sources changed. */
readWordsOrEnd({ usage: 'pnpm build' });
runCommand(async () => {
  await ensureInstalled();
  await buildChanged();
});
