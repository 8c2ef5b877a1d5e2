import { parseArgs } from 'node:util';

import { rollBack } from './release/publish.mjs';
import { command, releasesFolder } from './release/where.mjs';

/** `pnpm rollback <name> [version]`: serves the release before, or the named one. */
command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, force: { type: 'boolean' } },
  });
  const [name, wanted] = positionals;
  if (!name) throw new Error('pnpm rollback <area|host> [version] [--to DIR] [--force]');
  const { before, version } = await rollBack(releasesFolder(values.to), name, wanted, values);
  console.log(`${name} ${version} is served again, before it was ${before}.`);
});
