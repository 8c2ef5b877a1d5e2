import fs from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';

import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';

import type { Config } from '../config';
import type { Database } from '../db/database';
import { watchRoom } from '../db/embedded/disk-room';
import { COPY_PREFIX } from '../db/embedded/embedded-database';
import { runCommand } from './commands';
import { type ControlAnswer, GREETING, readLines, writeLine } from './protocol';

const requestSchema = z.object({ command: z.string(), input: z.optional(z.unknown()) });

/** Copies the data for a backup; the copy lives as long as the connection that asked for it. */
async function lendCopy({ copyTo }: Database, dataDir: string, socket: Socket): Promise<string> {
  if (!copyTo) throw new Error('Only an embedded database is copied');
  const copy = fs.mkdtempSync(path.join(dataDir, COPY_PREFIX));
  const remove = () => fs.rmSync(copy, { recursive: true, force: true });
  socket.once('close', remove);
  await copyTo(copy);
  if (socket.destroyed) remove();
  return copy;
}

/**
 * Obeys the command-line tools while the server has the embedded database open: commands run here,
 * on its one connection, and a backup reads a copy.
 */
export function serveControl(
  database: Database,
  config: Config,
  log: FastifyBaseLogger,
): { stop: () => void } {
  const room = watchRoom(config);
  const sockets = new Set<Socket>();

  async function answer(request: unknown, socket: Socket): Promise<ControlAnswer> {
    try {
      const { command, input } = z.parse(requestSchema, request);
      room.refuseWithoutRoom();
      const result =
        command === 'copy'
          ? await lendCopy(database, config.dataDir, socket)
          : await runCommand(database.db, log, { name: command, input });
      return { ok: true, result };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error) };
    }
  }

  async function serve(socket: Socket): Promise<void> {
    writeLine(socket, GREETING);
    for await (const request of readLines(socket)) writeLine(socket, await answer(request, socket));
  }

  database.control?.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    serve(socket).catch(() => socket.destroy());
  });
  return {
    stop: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
