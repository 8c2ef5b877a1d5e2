import { json } from './area-files';
import type { Installation } from './installation';

/** Of our packages, those that the built code imports. */
const IMPORTED = ['api-client', 'contracts', 'i18n', 'ui'].map((name) => `@backoffice/${name}`);

/** The files that only an area in a repository of its own has. */
export function ownFiles(
  name: string,
  label: string,
  { server, host, packages, libraries }: Installation,
) {
  const isTool = (library: string) => /^(@types\/|jest$|typescript$)/.test(library);
  const all = { ...packages, ...libraries };
  const those = (wanted: (one: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([one]) => wanted(one)));
  const runs = (one: string) => IMPORTED.includes(one) || (one in libraries && !isTool(one));
  return {
    '.gitignore': 'node_modules/\ndist/\n.dev/\n',
    'package.json': json({
      name,
      version: '1.0.0',
      private: true,
      description: label,
      type: 'module',
      scripts: {
        dev: 'backoffice dev',
        test: 'backoffice test',
        build: 'backoffice build',
        release: 'backoffice release',
        releases: 'backoffice releases',
        rollback: 'backoffice rollback',
        update: 'backoffice update',
      },
      backoffice: { server, host },
      dependencies: those(runs),
      devDependencies: those((one) => !runs(one)),
    }),
    'README.md': readme(name, label, server),
  };
}

const readme = (name: string, label: string, server: string) => `# ${name}

**Owns** ${label}: an area of the back office at ${server}.

## Commands

- \`npm run dev\`: this area from source in the shell and with the data of that installation
- \`npm test\`: its tests
- \`npm run build\`: checks its types against the installed packages, and builds it into \`dist\`
- \`npm run release -- --to DIR\`: builds it, and serves it from the releases' folder of the server
- \`npm run rollback -- --to DIR\`: back to the release before
- \`npm run update\`, then \`npm install\`: the packages of the host that is served now

## Screens

- \`/${name}\`, in \`src/overview/\`: the shops of the company, until there are data of its own
`;
