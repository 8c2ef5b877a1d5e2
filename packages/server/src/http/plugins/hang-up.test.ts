import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import Fastify, { type FastifyInstance } from 'fastify';

import { hangUpWhenClosing } from './hang-up';

/** Longer than a test may take: a connection that nobody ends is seen as a test that times out. */
const keepAliveTimeout = 600_000;

let app: FastifyInstance;
let answer: () => void;

beforeEach(async () => {
  app = Fastify({ keepAliveTimeout });
  hangUpWhenClosing(app, 1_000);
  const asked = new Promise<void>((resolve) => (answer = resolve));
  app.get('/slow', async () => {
    await asked;
    return 'done';
  });
  app.get('/quick', async () => 'done');
  await app.listen({ port: 0 });
});

const connect = async () => {
  const socket = net.connect((app.server.address() as AddressInfo).port);
  await once(socket, 'connect');
  const heard: string[] = [];
  socket.on('data', (bytes) => heard.push(bytes.toString()));
  socket.on('error', () => undefined);
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`);
  return { ask, heard, socket };
};

test('a request under way is answered, then its connection ends', async () => {
  const { ask, heard, socket } = await connect();
  const ended = once(socket, 'close');
  ask('/slow');
  await once(app.server, 'request');
  const closed = app.close();
  await wait(100);
  answer();
  await Promise.all([closed, ended]);
  expect(heard.join('')).toMatch(/^HTTP\/1.1 200 [^]*done$/);
});

test('a connection on which nothing was asked does not hold the close up', async () => {
  await connect();
  await app.close();
  expect(app.server.listening).toBe(false);
});

test('a connection that waits for its next request does not delay the close', async () => {
  const { ask, heard, socket } = await connect();
  ask('/quick');
  await once(socket, 'data');
  await app.close();
  expect(heard.join('')).toContain('done');
});

test('an unfinished request does not delay the close', async () => {
  const { socket } = await connect();
  socket.write('POST /quick HTTP/1.1\r\nhost: shop\r\ncontent-length: 100\r\n\r\nhalf of');
  await once(app.server, 'request');
  await app.close();
  expect(app.server.listening).toBe(false);
});
