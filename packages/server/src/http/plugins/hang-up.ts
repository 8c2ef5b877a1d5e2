import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Milliseconds that a request under way gets once the server closes. */
const LONGEST_ANSWER = 10_000;
/** Milliseconds: a connection that said nothing yet may have a request on its way. */
const LONGEST_SILENCE = 500;
const EVERY = 50;

/**
 * Ends each connection as soon as nothing is under way on it once the server closes. Node by itself
 * waits for those that were busy or had sent nothing at that moment until they time out; a browser
 * keeps such connections open in advance.
 */
export function hangUpWhenClosing(app: FastifyInstance, longestAnswer = LONGEST_ANSWER): void {
  const { server } = app;
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));

  app.addHook('preClose', async () => {
    const hangUp = setInterval(() => server.closeIdleConnections(), EVERY);
    const leaveSilent = setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, LONGEST_SILENCE);
    const leaveAll = setTimeout(() => server.closeAllConnections(), longestAnswer);
    server.once('close', () => {
      clearInterval(hangUp);
      clearTimeout(leaveSilent);
      clearTimeout(leaveAll);
    });
  });
}
