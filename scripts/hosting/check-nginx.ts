import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';

import type { Registry } from '@backoffice/contracts';

import { addToPreview, linkTo, serveBuilds } from '../../packages/release/src/index.ts';
import { buildChanged } from '../../packages/workspace/build-changed.mjs';
import { readWordsOrEnd } from '../../packages/workspace/command-line.mjs';
import { startServer } from '../serving/server.mjs';
import { askByTls, makeCertificate, protocolByTls, SHOP } from './tls.ts';

/**
 * `pnpm check:nginx`: runs the documented nginx configuration in front of a server, and looks at
 * what comes through. Not part of the tests: it needs nginx (NGINX_PATH names the program).
 */
readWordsOrEnd({ usage: 'pnpm check:nginx' });
const folder = await mkdtemp(join(tmpdir(), 'backoffice-nginx-'));
const releases = join(folder, 'releases');
const running: ChildProcess[] = [];

async function start() {
  await serveBuilds(releases, await buildChanged());
  const server = startServer({
    DATA_DIR: folder,
    RELEASES_DIR: releases,
    PORT: '0',
    DEMO: '1',
    ALLOWED_HOSTS: SHOP,
    TRUST_PROXY: '1',
  });
  running.push(server.child);
  const { host } = new URL(await server.listening);

  const documented = await readFile(join(import.meta.dirname, 'nginx.conf'), 'utf8');
  const config = documented
    .replaceAll('/var/lib/backoffice-releases', releases)
    .replace('server 127.0.0.1:3000;', `server ${host};`)
    .replace('listen 80;', 'listen 127.0.0.1:8079;')
    .replace('listen 443 ssl', 'listen 127.0.0.1:8080;\n    listen 127.0.0.1:8443 ssl')
    .replaceAll('/etc/nginx/shop.', join(folder, 'shop.'))
    .replace('/run/nginx.pid', 'logs/nginx.pid')
    .replace('/var/log/nginx/', 'logs/')
    .replace('user www-data;', 'user root;');
  makeCertificate(join(folder, 'shop.crt'), join(folder, 'shop.key'));
  await mkdir(join(folder, 'logs'));
  await writeFile(join(folder, 'nginx.conf'), config);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  running.push(spawn(process.env.NGINX_PATH ?? 'nginx', options, { stdio: 'inherit' }));
  await pauseFor(1_000);
}

const get = (path: string, port = 8080, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, init);

async function check() {
  assert.match(await (await get('/admin/sales')).text(), /<div id="root"/);
  const registry = (await (await get('/areas.json')).json()) as Registry;
  const sales = registry.areas.find(({ area }) => area.name === 'sales');
  assert(sales?.integrity);
  const { release, manifest, integrity } = sales;
  assert.match((await get(manifest)).headers.get('cache-control') ?? '', /immutable/);

  const entry = Object.keys(integrity).find((file) => file.startsWith('remote-entry'));
  const script = await get(`/remotes/sales/${release}/${entry}`);
  assert.match(script.headers.get('cache-control') ?? '', /immutable/);
  assert.match(script.headers.get('content-type') ?? '', /javascript/);
  assert.equal(script.headers.get('content-encoding'), 'gzip');
  for (const name of ['strict-transport-security', 'content-security-policy', 'referrer-policy'])
    assert(script.headers.has(name), name);

  const elsewhere = await get(`/sales/${release}/${entry}`, 8081);
  assert.equal(elsewhere.headers.get('access-control-allow-origin'), '*');
  assert.equal(await elsewhere.text(), await script.text());
  for (const path of [
    '/remotes/registry.json',
    '/remotes/openapi.json',
    '/remotes/.lock',
    '/remotes/sales/.partial-1/a.js',
  ]) {
    assert.equal((await get(path)).status, 404);
    assert.equal((await get(path.slice('/remotes'.length), 8081)).status, 404);
  }
}

/** A page that is asked for without TLS redirects to TLS for good; a call without it is refused. */
async function checkTls() {
  const plain = await get('/sales?day=1', 8079, { redirect: 'manual' });
  assert.equal(plain.status, 301);
  assert.equal(plain.headers.get('location'), 'https://127.0.0.1/sales?day=1');
  assert.equal((await get('/api/v1/company', 8079, { redirect: 'manual' })).status, 403);
  const ca = await readFile(join(folder, 'shop.crt'));
  const { status, headers, body } = await askByTls({ port: 8443, ca, path: '/sales' });
  assert.equal(status, 200);
  assert.match(headers['strict-transport-security'] ?? '', /max-age=\d{7}/);
  assert.match(body, /<div id="root"/);
  assert.equal(await protocolByTls({ port: 8443, ca }), 'h2');
}

/** nginx passes changes on at once, and does not refuse a large file of an import. */
async function checkApi() {
  const { token } = await signIn();
  const headers = { authorization: `Bearer ${token}` };
  const stream = await get('/api/v1/events', 8080, { headers });
  assert.equal(stream.headers.get('content-type'), 'text/event-stream');
  const reader = stream.body?.getReader();
  const first = await reader?.read();
  assert.match(new TextDecoder().decode(first?.value), /^retry: /);
  await get('/api/v1/panels/location', 8080, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Behind nginx' }),
  });
  const told = await reader?.read();
  assert.match(new TextDecoder().decode(told?.value), /"panels"/);
  await reader?.cancel();
  const large = await get('/api/v1/imports?name=large.csv', 8080, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: 'x'.repeat(5_000_000),
  });
  assert.notEqual(large.status, 413);
}

/** A preview reaches the session that opened its link, and no cache on the way keeps it for others. */
async function checkPreview() {
  const [mine, others] = [await signIn(), await signIn()];
  const pages = async () =>
    Promise.all(['/sales', '/areas.json'].map(async (path) => (await get(path)).text()));
  const served = await pages();
  const sales = (await buildChanged()).find(({ name }) => name === 'sales');
  assert(sales);
  await addToPreview(releases, 'pr-1', [{ ...sales, version: 'early' }]);
  const { secret } = await linkTo(releases, 'pr-1');
  const opened = await get('/api/v1/areas/preview', 8080, {
    method: 'POST',
    headers: { authorization: `Bearer ${mine.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  assert.equal(opened.status, 200);
  const areasOf = async ({ token }: typeof mine) => {
    const answer = await get('/api/v1/areas/mine', 8080, {
      headers: { authorization: `Bearer ${token}` },
    });
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    return answer.text();
  };
  assert.match(await areasOf(mine), /sales\/early\/mf-manifest/);
  assert.doesNotMatch(await areasOf(others), /early/);
  assert.deepEqual(await pages(), served);
}

async function signIn() {
  const answer = await get('/api/v1/authentication/login', 8080, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@example.com', password: 'demo1234' }),
  });
  assert.equal(answer.status, 200);
  return { token: ((await answer.json()) as { data: string }).data };
}

try {
  await start();
  await check();
  await checkTls();
  await checkApi();
  await checkPreview();
  console.log(
    'The nginx configuration serves shell, registry, both origins, previews and the stream of changes, by TLS.',
  );
} finally {
  const ended = running.map(async (child) => child.exitCode ?? once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
  await rm(folder, { recursive: true, force: true });
}
