import { pino } from 'pino';

import { type Config, readConfig } from '../config';
import { type CommandName, isCommand, runCommand } from '../control/commands';
import { findServer } from '../control/control-client';
import { openUpToDate } from '../db/up-to-date';
import { CommandError } from '../errors';
import { logOptions } from '../http/log';
import { backUp, checkBackup, keepBackup, restore } from './backup-commands';
import { openTerminal, readPassword, type Terminal } from './terminal';
import { type Asked, asksForHelp, readArguments, USAGE } from './usage';

/** Values that a command asks for when they are missing; this machine's zone is only proposed. */
const NEEDED: Record<CommandName, string[]> = {
  'company create': ['name', 'timezone'],
  'user create': ['email', 'name'],
  'user password': ['email'],
  'user disable': ['email'],
  'user enable': ['email'],
  'user factor': ['email'],
  'user rights': ['email'],
  'user link': ['email'],
};
const TAKES_PASSWORD = new Set<CommandName>(['user create', 'user password']);
const QUESTIONS: Record<string, string> = { name: 'Name', timezone: 'Time zone', email: 'E-mail' };

async function complete(
  command: CommandName,
  values: Record<string, string>,
  terminal: Terminal | undefined,
): Promise<Record<string, string>> {
  const input = { ...values };
  for (const name of NEEDED[command].filter((needed) => !input[needed])) {
    if (!terminal) throw new CommandError(`--${name} is missing`);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    input[name] = await terminal.ask(QUESTIONS[name] ?? name, name === 'timezone' ? zone : '');
  }
  if (TAKES_PASSWORD.has(command)) {
    input.password = await readPassword(terminal, process.stdin);
  }
  return input;
}

/** Runs a command in the server that has the embedded database open, else here. */
async function perform(config: Config, command: CommandName, input: unknown): Promise<string> {
  const server = config.databaseUrl ? undefined : await findServer(config.dataDir);
  if (server) return server.ask(command, input).finally(server.leave);
  const database = await openUpToDate(config);
  try {
    const log = pino(logOptions(config.logLevel), process.stderr);
    return await runCommand(database.db, log, { name: command, input });
  } finally {
    await database.close();
  }
}

const ON_FILES: Record<string, (config: Config, rest: string[]) => Promise<string>> = {
  backup: backUp,
  'check-backup': checkBackup,
  restore,
  // The server starts this one itself; it is not meant for people.
  'due-backup': (config) => keepBackup(config, { onlyIfDue: true }),
};

async function run({ command, values, rest }: Asked): Promise<string> {
  const config = readConfig(process.env);
  const onFiles = ON_FILES[command];
  if (onFiles) return onFiles(config, rest);
  if (!isCommand(command)) throw new CommandError(USAGE);
  if (rest.length) throw new CommandError(`"${rest[0]}" was not expected`);
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const terminal = isTerminal ? openTerminal(process.stdin, process.stdout) : undefined;
  const input = await complete(command, values, terminal).finally(terminal?.close);
  return perform(config, command, input);
}

/** The command-line tools: people, companies, backups. */
async function main(): Promise<void> {
  process.umask(0o077);
  const words = process.argv.slice(2);
  const answer = words.some(asksForHelp) ? USAGE : await run(readArguments(words));
  process.stdout.write(`${answer}\n`);
}

/** Why the command failed, in a sentence. */
function complaintOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { syscall = '' } = error as NodeJS.ErrnoException;
  const isAway = ['connect', 'getaddrinfo'].includes(syscall);
  return isAway ? `The database cannot be reached (${error.message})` : error.message;
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(complaintOf(error));
    process.exit(1);
  },
);
