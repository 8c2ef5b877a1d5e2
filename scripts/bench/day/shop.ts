import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { serveBuilds } from '../../../packages/release/src/index.ts';
import { buildChanged } from '../../../packages/workspace/build-changed.mjs';
import { ROOT } from '../../../packages/workspace/folders.mjs';
import { loaderArguments, startServer } from '../../serving/server.mjs';

/** What is to be undone at the end, the latest first. */
export type Closing = (() => unknown)[];

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const DEMO = { email: 'demo@example.com', password: 'demo1234' };

/** The demo company on the production build, on a free port; how to end it is put into `closing`. */
export async function startShop({ engine, closing }: { engine: string; closing: Closing }) {
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

function ended(child: ChildProcess, tellIt: () => unknown = () => child.kill('SIGTERM')) {
  const end = new Promise((gone) => child.on('exit', gone));
  tellIt();
  return end;
}

/** The tests' own PostgreSQL, with durable commits. */
async function startPostgres(closing: Closing) {
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

/** Calls the API as the demo person; answers status and body, whatever they are. */
export type Ask = <T>(
  method: string,
  path: string,
  sent?: { body?: object; key?: string },
) => Promise<{ status: number; body: { data: T; message?: string } }>;

export async function signIn(url: string): Promise<{ ask: Ask; token: string }> {
  let bearer = {};
  const ask: Ask = async (method, path, { body, key } = {}) => {
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
  const { status, body } = await ask<string>('POST', 'authentication/login', {
    body: DEMO,
  });
  if (status !== 200) throw new Error(`Nobody could sign in: ${body.message}`);
  bearer = { authorization: `Bearer ${body.data}` };
  return { ask, token: body.data };
}

export type Reference = Awaited<ReturnType<typeof readReference>>;

/** Ids that a delivery of shoes and a transfer need. */
export async function readReference(ask: Ask) {
  const ids = async (table: string) =>
    (await ask<{ id: number }[]>('GET', `panels/${table}`)).body.data.map(({ id }) => id);
  const first = async (table: string) => (await ids(`${table}?type=shoes`))[0];
  return {
    brand: await first('brands'),
    type: await first('types'),
    size: await first('numbers'),
    color: (await ids('colors'))[0],
    locations: await ids('locations'),
  };
}
