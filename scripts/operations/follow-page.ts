import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pauseFor } from 'node:timers/promises';

import { askByTls } from '../hosting/tls.ts';
import { receiptsOfToday, sellOne, signIn } from '../pack/kept-shop.mjs';
import { runThere } from './debian.ts';
import { type Block, blocksOf } from './page.mjs';

/**
 * Follows the page in a Debian that is there for it alone, started by check-operations.ts: this
 * process sees the machine's files, its network and processes are the Debian's.
 */
const [, , debian = ''] = process.argv;
const SERVER = 'http://127.0.0.1:3000';
const PROMETHEUS = 'http://127.0.0.1:9090/api/v1';

const inDebian = ['chroot', debian];
const psql = (statement: string) =>
  execFileSync('chroot', [debian, 'runuser', '-u', 'postgres', '--', 'psql', '-Atc', statement], {
    encoding: 'utf8',
  }).trim();

function follow({ heading, code }: Block, changed = code): void {
  console.warn(`\n# ${heading}\n${changed.trim()}`);
  runThere(inDebian, changed);
}

/** Sets PostgreSQL's own port: its installation takes another where it finds that port taken. */
function prepare(): void {
  execFileSync('ip', ['link', 'set', 'lo', 'up']);
  execFileSync('mount', ['-t', 'proc', 'proc', join(debian, 'proc')]);
  execFileSync('mount', ['--rbind', '/dev', join(debian, 'dev')]);
  runThere(inDebian, "sed -i 's/^port = .*/port = 5432/' /etc/postgresql/*/main/postgresql.conf");
  runThere(inDebian, 'systemctl start postgresql');
}

async function ownerSignsIn(): Promise<void> {
  const password = await readFile(join(debian, 'root/first-password'), 'utf8');
  await signIn(SERVER, { email: 'owner@shop.example', password: password.trim() });
}

async function isServedByTls(): Promise<void> {
  const ca = await readFile(join(debian, 'etc/nginx/shop.crt'));
  const page = await askByTls({ port: 443, ca, path: '/sales' });
  assert.match(page.body, /<div id="root"/);
  assert.match(page.headers['strict-transport-security'] ?? '', /max-age/);
  const { body } = await askByTls({ port: 443, ca, path: '/areas.json' });
  const { areas } = JSON.parse(body) as { areas: { manifest: string }[] };
  const manifest = await askByTls({ port: 443, ca, path: areas[0]?.manifest ?? '' });
  assert.match(manifest.headers['cache-control'] ?? '', /immutable/);
}

/** Replaces the new shop by one with stock, by the page's own commands for a restore. */
function takeShopWithStock(restore: Block): void {
  runThere(inDebian, 'cp /root/kept-shop /var/backups/backoffice/by-hand');
  follow(restore);
}

async function comesBackToTheSecond(archive: Block, goBack: Block): Promise<void> {
  follow(archive);
  runThere(inDebian, 'backoffice ready --wait');
  const token = await signIn(SERVER);
  const before = await sellOne(SERVER, token);
  const moment = psql('select clock_timestamp()');
  const after = await sellOne(SERVER, token);
  assert.deepEqual((await receiptsOfToday(SERVER, token)).length, 2);
  follow(goBack, goBack.code.replace(/^moment=.*/m, `moment='${moment}'`));
  const receipts = await receiptsOfToday(SERVER, await signIn(SERVER));
  assert(receipts.includes(before), 'the sale before the moment is lost');
  assert(!receipts.includes(after), 'the sale after the moment is there');
}

/** Checks that Prometheus gets figures from the server, and knows the rules. */
async function isWatched(): Promise<void> {
  const ask = async (path: string) =>
    (await (await fetch(`${PROMETHEUS}/${path}`).catch(() => undefined))?.json()) as
      | { data: { activeTargets?: { health: string }[]; groups?: { rules: object[] }[] } }
      | undefined;
  const isUp = async () => (await ask('targets'))?.data.activeTargets?.[0]?.health === 'up';
  for (let tries = 0; !(await isUp()); tries += 1) {
    assert(tries < 180, 'Prometheus gets no figures');
    await pauseFor(1_000);
  }
  assert((await ask('rules'))?.data.groups?.[0]?.rules.length);
}

async function followAll(): Promise<void> {
  prepare();
  const blocks = blocksOf('check:operations', 'server');
  const of = (heading: string) => blocks.filter((block) => block.heading === heading);
  const [byHand, restore] = of('Backups');
  const [archive, goBack] = of('Back to any second');
  assert(byHand && restore && archive && goBack);
  const AFTER = new Map<Block | undefined, () => Promise<void>>([
    [of('TLS').at(-1), isServedByTls],
    [of('The first company').at(-1), ownerSignsIn],
    [of('Monitoring').at(-1), isWatched],
    [of('Upgrade').at(-1), isServedByTls],
  ]);
  for (const block of blocks) {
    if (block === archive) {
      await ownerSignsIn();
      takeShopWithStock(restore);
      await comesBackToTheSecond(archive, goBack);
    } else if (block !== goBack) follow(block);
    await AFTER.get(block)?.();
  }
}

followAll().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
