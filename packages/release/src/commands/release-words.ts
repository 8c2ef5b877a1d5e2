import { readWords } from '@backoffice/workspace/command-line.mjs';

export const USAGE = `pnpm release <area|host> [<area>…] [--version V] [--from DIR] [--server URL]… [--to DIR] [--force]
pnpm release <area> [<area>…] --preview NAME [--version V] [--from DIR] [--to DIR] [--force]
pnpm release <area> [<area>…] --canary [--location ID[,ID]] [--people E-MAIL[,E-MAIL]]
pnpm release <area> [<area>…] --promote | --end [--to DIR]
pnpm release <area|host> --stage [--url URL] [--version V] [--from DIR] [--to DIR] [--force]
pnpm release <area|host> --switch [VERSION] [--url URL] [--server URL]… [--to DIR] [--force]
  --version  name of the release; by default the package's version and a hash of its sources
  --to       the releases' folder; by default RELEASES_DIR or the one in DATA_DIR
  --from     a finished build, instead of building now
  --commit   what it was built from; by default the commit of this folder
  --stage    put it beside the others, and serve what is served
  --preview  show it to those alone who open a link to the preview; a name such as pr-42
  --canary   show it to the people of some shops, or to some people, before all others
  --promote  serve the canary to everybody
  --end      end the canary: everybody sees what is served
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
  canary: { type: 'boolean' },
  location: { type: 'string' },
  people: { type: 'string' },
  promote: { type: 'boolean' },
  end: { type: 'boolean' },
  server: { type: 'string', multiple: true },
  force: { type: 'boolean' },
} as const;

/** The words of the command line. Throws, with how it is used, for others. */
export const readRequest = () => readWords({ usage: USAGE, words: Infinity, options: OPTIONS });
export type Flags = ReturnType<typeof readRequest>['values'];
