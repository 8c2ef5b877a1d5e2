import crypto from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** A unix socket's path has at most 107 bytes; a deeper folder gets one in the temporary folder. */
const MAX_SOCKET_PATH = 100;
const YOUNG = 10_000;
/** Milliseconds that a connection must hold: one to a process that is being killed is soon cut. */
const HOLDS = 300;
const LOOK_AGAIN = 100;

/** Where the process that holds a data folder listens; command-line tools find it there. */
export function controlSocketPath(dataDir: string): string {
  const inside = path.join(dataDir, 'server.sock');
  if (Buffer.byteLength(inside) <= MAX_SOCKET_PATH) return inside;
  const digest = crypto.createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `backoffice-${digest}.sock`);
}

/** Whether a process listens on the socket and goes on doing so. */
const answers = (socketPath: string) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(socketPath);
    const end = (alive: boolean) => {
      socket.destroy();
      resolve(alive);
    };
    socket.setTimeout(2_000, () => end(true));
    socket.once('connect', () => setTimeout(end, HOLDS, true));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.resume();
  });

function runs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The holder lives if its socket answers. If it doesn't and the lock is young, the holder is still
 * starting, or it was killed and another process has its number by now: only time tells.
 */
async function holderOf(
  lockFile: string,
  socketPath: string,
): Promise<'lives' | 'dead' | 'unsure'> {
  if (await answers(socketPath)) return 'lives';
  try {
    const age = Date.now() - fs.statSync(lockFile).mtimeMs;
    return age < YOUNG && runs(Number(fs.readFileSync(lockFile, 'utf8'))) ? 'unsure' : 'dead';
  } catch {
    return 'dead';
  }
}

export class FolderInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `Another process already uses the data in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

export interface FolderLock {
  /** Accepts connections on the folder's socket, and says nothing until a listener is added. */
  server: net.Server;
  release: () => Promise<void>;
}

function claim(lockFile: string): boolean {
  try {
    fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** A lock whose holder died goes away by a rename, which only one of several takers can win. */
function discard(lockFile: string): void {
  const aside = `${lockFile}.${process.pid}`;
  try {
    fs.renameSync(lockFile, aside);
    fs.rmSync(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Takes a data folder for this process alone; throws FolderInUseError when another has it. The lock
 * of a process that was killed is taken over, after a wait where that is not certain yet.
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const lockFile = path.join(dataDir, 'server.lock');
  const socketPath = controlSocketPath(dataDir);
  while (!claim(lockFile)) {
    const holder = await holderOf(lockFile, socketPath);
    if (holder === 'lives') throw new FolderInUseError(dataDir);
    if (holder === 'dead') discard(lockFile);
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
  fs.rmSync(socketPath, { force: true });
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  // Whoever can connect can change passwords, so only the owner of the data may.
  fs.chmodSync(socketPath, 0o600);
  server.unref();
  const release = async () => {
    await new Promise((resolve) => server.close(resolve));
    fs.rmSync(lockFile, { force: true });
  };
  return { server, release };
}
