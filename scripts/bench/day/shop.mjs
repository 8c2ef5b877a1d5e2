import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { serveBuilds } from '../../../packages/release/src/index.ts';
import { buildChanged } from '../../../packages/workspace/build-changed.mjs';
import { ROOT } from '../../../packages/workspace/folders.mjs';
import { loaderArguments, startServer } from '../../server.mjs';

const DEMO = { email: 'demo@example.com', password: 'demo1234' };

/**
 * The demo company on the production build, on a free port.
 *
 * @param closing what is to be undone at the end, the latest first, is put in here
 */
export async function startShop({ engine, closing }) {
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-soak-day-'));
  closing.unshift(() => rm(folder, { recursive: true, force: true }));
  const releases = join(folder, 'releases');
  await serveBuilds(releases, await buildChanged());
  const { child, listening } = startServer({
    DATA_DIR: folder,
    RELEASES_DIR: releases,
    DATABASE_URL: engine === 'postgres' ? await startPostgres(closing) : '',
    DEMO: '1',
    PORT: '0',
    LOG_LEVEL: 'error',
  });
  closing.unshift(() => ended(child));
  // The policy and the session know the server by one name.
  return { url: (await listening).replace('127.0.0.1', 'localhost') };
}

function ended(child, tellIt = () => child.kill('SIGTERM')) {
  const end = new Promise((gone) => child.on('exit', gone));
  tellIt();
  return end;
}

/** The tests' own PostgreSQL, with durable commits. */
async function startPostgres(closing) {
  const child = spawn(
    process.execPath,
    [...loaderArguments(), join('src', 'testing', 'postgres-main.ts')],
    {
      cwd: join(ROOT, 'packages', 'server'),
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  closing.unshift(() => ended(child, () => child.stdin.write('end\n')));
  for await (const line of createInterface(child.stdout)) return line;
  throw new Error('PostgreSQL did not start');
}

/** `ask` calls the API as the demo person; it answers status and body, whatever they are. */
export async function signIn(url) {
  let bearer = {};
  const ask = async (method, path, { body, key } = {}) => {
    const answer = await fetch(`${url}/api/v1/${path}`, {
      method,
      headers: {
        ...bearer,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const { status, body } = await ask('POST', 'authentication/login', { body: DEMO });
  if (status !== 200) throw new Error(`Nobody could sign in: ${body.message}`);
  bearer = { authorization: `Bearer ${body.data}` };
  return { ask, token: body.data };
}

/** Ids that a delivery of shoes and a transfer need. */
export async function readReference(ask) {
  const rows = async (table) => (await ask('GET', `panels/${table}`)).body.data;
  const first = async (table) => (await rows(`${table}?type=shoes`))[0].id;
  return {
    brand: await first('brands'),
    type: await first('types'),
    size: await first('numbers'),
    color: (await rows('colors'))[0].id,
    locations: (await rows('locations')).map(({ id }) => id),
  };
}
