import type { Socket } from 'node:net';

import { CommandError } from '../errors';

/** The server's first line: it is up and listens. A process that only holds the lock is silent. */
export const GREETING = { backoffice: 'ready' };

export type ControlAnswer = { ok: true; result: string } | { ok: false; message: string };

const LONGEST_LINE = 1_000_000;

export const writeLine = (socket: Socket, value: unknown) =>
  socket.write(`${JSON.stringify(value)}\n`);

/** The lines of a socket, each parsed; ends with it. */
export async function* readLines(socket: Socket): AsyncGenerator<unknown> {
  let rest = '';
  for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new CommandError('The request is too large');
    for (const line of lines) yield JSON.parse(line);
  }
}
