import { createServer } from 'node:net';

/**
 * The port that PORT names. Throws, with an example, when it is none.
 *
 * @param {string | undefined} setting
 */
export function portOf(setting = '3000') {
  if (/^\d{1,5}$/.test(setting) && Number(setting) < 65_536) return Number(setting);
  throw new Error(`PORT is a number such as 3000, not "${setting}".`);
}

/**
 * A port of this machine that nobody listens on.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Rejects, with what to do, when a port of this machine is taken. For use before anything else is
 * started.
 *
 * @param {number} port
 * @param {string} command that was typed
 * @returns {Promise<void>}
 */
export async function refuseTakenPort(port, command) {
  // `localhost` may lead to another address, where something else may listen.
  for (const name of ['127.0.0.1', 'localhost']) await refuseTaken(port, name, command);
}

/** @type {(port: number, name: string, command: string) => Promise<void>} */
async function refuseTaken(port, name, command) {
  const server = createServer();
  await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) =>
      reject(new Error(code === 'EADDRINUSE' ? taken(port, command) : message)),
    );
    server.listen(port, name, () => resolve(undefined));
  });
  await new Promise((resolve) => server.close(resolve));
}

/** @param {number} port @param {string} command */
const taken = (port, command) =>
  `Port ${port} is taken. Stop what listens there, or take another: PORT=${port + 1} ${command}`;
