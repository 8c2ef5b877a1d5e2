import { startServer } from './server.mjs';

const DEMO = { email: 'demo@example.com', password: 'demo1234' };

/**
 * A server of its own on a free port, on a folder's data: the demo company's where there are none.
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
  // The policy and the session know the server by one name.
  return { url: (await listening).replace('127.0.0.1', 'localhost'), stop };
}

/**
 * Signs in as the demo company's first person; the token.
 *
 * @param {string} url
 * @returns {Promise<string>}
 */
export async function demoToken(url) {
  const response = await fetch(`${url}/api/v1/authentication/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO),
  });
  const { data, message } = await response.json();
  if (!response.ok) throw new Error(`Nobody could sign in: ${message}`);
  return data;
}
