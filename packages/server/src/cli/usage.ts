import { type ParseArgsConfig, parseArgs } from 'node:util';

import { CommandError } from '../errors';

const COMPANY = ['name', 'timezone', 'registration-number', 'admin', 'email', 'phone', 'address'];
const USER = [
  ...['company', 'email', 'name', 'surname', 'rights', 'role'],
  ...['phone', 'country', 'city', 'salary'],
];

/** Every command with the flags that it takes. */
const FLAGS: Record<string, string[]> = {
  'company create': COMPANY,
  'user create': USER,
  'user password': ['email'],
  'user disable': ['email'],
  'user enable': ['email'],
  'user factor': ['email'],
  'user rights': ['email', 'rights', 'location', 'limited'],
  'user link': ['email', 'origin'],
  backup: [],
  'check-backup': [],
  restore: [],
  'due-backup': [],
};

export const USAGE = `pnpm company create --name NAME --timezone ZONE [--registration-number --admin --email --phone --address]
pnpm user create    --email E-MAIL --name NAME [--company ID --rights --surname --role --phone --country --city --salary]
pnpm user rights    --email E-MAIL [--rights RIGHTS --location NAME|none --limited yes|no]
pnpm user link      --email E-MAIL [--origin https://shop.example]
pnpm user password  --email E-MAIL
pnpm user disable   --email E-MAIL
pnpm user enable    --email E-MAIL
pnpm user factor    --email E-MAIL
pnpm backup [FILE]
pnpm check-backup FILE
pnpm restore FILE

Rights are owner, manager, stock or cashier. Who is created is the owner of a company that has none, else a
cashier; "limited" works for the shop of --location only. A link lets somebody choose a password, once.
"factor" takes a second factor away, from whoever lost it or where the key file is lost.
Without a FILE the backup goes to BACKUP_DIR, and what is too old there is deleted. "check-backup" restores
it into a database that is thrown away. BACKUP_KEY_FILE opens an encrypted one.
Missing values are asked for. A password is typed twice, or is the first line of the standard input.
DATABASE_URL or DATA_DIR say which database, as for the server, which may be running.`;

export const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

const camelCase = (flag: string) =>
  flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export interface Asked {
  command: string;
  values: Record<string, string>;
  /** Words after the command, such as the file of a backup. */
  rest: string[];
}

/** Reads the command line; throws with the usage when it says something else. */
export function readArguments(words: string[]): Asked {
  const command = [words.slice(0, 2).join(' '), words[0] ?? ''].find((name) => name in FLAGS);
  if (!command) throw new CommandError(USAGE);
  if (words.some((word) => /^--password(=|$)/.test(word))) {
    throw new CommandError('A password is never said on the command line, where others see it');
  }
  const flags = FLAGS[command] ?? [];
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    flags.map((flag) => [flag, { type: 'string' as const }]),
  );
  const args = words.slice(command.split(' ').length).filter((word) => word !== '--');
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const named = Object.entries(values).map(([flag, value]) => [camelCase(flag), String(value)]);
    return { command, values: Object.fromEntries(named), rest: positionals };
  } catch (error) {
    // Only Node's first sentence: the next ones advise on arguments that begin with a dash.
    throw new CommandError(`${(error as Error).message.split('. ')[0]}.\n\n${USAGE}`);
  }
}
