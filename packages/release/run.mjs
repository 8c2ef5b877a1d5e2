import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { programBundle } from '@backoffice/workspace/program-bundle.mjs';

/** Runs `pnpm release`, `rollback` or `releases` bundled: no rollback shall wait for a loader. */
const [name] = process.argv.splice(2, 1);
const folder = programBundle({
  directory: import.meta.dirname,
  programs: {
    release: 'src/commands/release.ts',
    releases: 'src/commands/releases.ts',
    rollback: 'src/commands/rollback.ts',
  },
  // These packages need their place in the workspace; the compiler is no ES module.
  outside: { external: ['@backoffice/workspace/*', '@backoffice/build/*', 'typescript'] },
});
await import(pathToFileURL(join(folder, `${name}.mjs`)).href);
