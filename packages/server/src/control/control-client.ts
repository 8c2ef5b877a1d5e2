import net from 'node:net';

import { FolderInUseError, controlSocketPath } from '../db/embedded/folder-lock';
import { CommandError } from '../errors';
import { type ControlAnswer, readLines, writeLine } from './protocol';

/** Milliseconds: a server that still migrates greets late, and a command never greets at all. */
const PATIENCE = 15_000;

export interface RunningServer {
  /** Runs a command in that server; throws with its reason when it refuses. */
  ask: (command: string, input?: unknown) => Promise<string>;
  leave: () => void;
}

function connect(socketPath: string): Promise<net.Socket | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

/** The server that has this data folder open; undefined when none does. */
export async function findServer(dataDir: string): Promise<RunningServer | undefined> {
  const socket = await connect(controlSocketPath(dataDir));
  if (!socket) return undefined;
  socket.on('error', () => undefined);
  const lines = readLines(socket);
  const next = async () => (await lines.next().catch(() => ({ value: undefined }))).value;

  const impatient = setTimeout(() => socket.destroy(), PATIENCE);
  const greeting = await next();
  clearTimeout(impatient);
  if (!greeting) throw new FolderInUseError(dataDir);

  return {
    ask: async (command, input) => {
      writeLine(socket, { command, input });
      const answer = (await next()) as ControlAnswer | undefined;
      if (!answer) throw new CommandError('The server ended before it answered');
      if (!answer.ok) throw new CommandError(answer.message);
      return answer.result;
    },
    leave: () => socket.destroy(),
  };
}
