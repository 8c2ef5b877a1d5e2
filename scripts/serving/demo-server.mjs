import { startServer } from './server.mjs';

const DEMO = { email: 'demo@example.com', password: 'demo1234' };

/**
 * Starts a server on a free port with the data of a folder; where it has none, with demo data.
 *
 * @param {string} dataDirectory
 * @param {string} releases
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startDemoServer(dataDirectory, releases) {
  const { child, listening } = startServer({
    DATA_DIR: dataDirectory,
    RELEASES_DIR: releases,
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  // Policy and session know the server by one name only.
  return { url: (await listening).replace('127.0.0.1', 'localhost'), stop };
}

/**
 * Signs in as the demo company's first person; resolves with the token.
 *
 * @param {string} url
 * @returns {Promise<string>}
 */
export const demoToken = (url) => signIn(url, DEMO);

/**
 * @param {string} url
 * @param {{ email: string, password: string }} person
 * @returns {Promise<string>} the token
 */
export async function signIn(url, person) {
  const response = await fetch(`${url}/api/v1/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { data, message } = await response.json();
  if (!response.ok) throw new Error(`Nobody could sign in: ${message}`);
  return data;
}
