import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { readWordsOrEnd, runCommand } from '../../packages/workspace/command-line.mjs';
import { ROOT } from '../../packages/workspace/folders.mjs';
import { KEPT_SHOP, receiptsOfToday, sellOne, signIn } from '../pack/kept-shop.mjs';
import { copyNode, expectPrograms, makeDebian, runBlock } from './debian.ts';
import { blocksOf } from './page.mjs';

/**
 * `pnpm check:container`: builds the documented image and sells in it. No registry of images is
 * asked: a Debian made on the spot, with Node of this machine, stands in for the one that the
 * Containerfile names. Not part of the tests: it needs root, buildah and some minutes.
 */
readWordsOrEnd({ usage: 'pnpm check:container' });

const STOOD_IN_FOR = 'docker.io/library/node:22-bookworm-slim';
const DATA = '/var/lib/backoffice';

/** The settings of an image that are read here. */
interface Image {
  OCIv1: { config: { Entrypoint: string[]; User: string } };
  Docker: { config: { Healthcheck: { Test: string[] } } };
}

const buildah = (...words: string[]) =>
  execFileSync('buildah', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** Keeps the images of this check alone, in a folder that is removed with it. */
async function useOwnStorage(folder: string): Promise<void> {
  const lines = [
    'driver = "vfs"',
    ...['graphroot', 'runroot'].map((name) => `${name} = "${join(folder, name)}"`),
  ];
  await writeFile(join(folder, 'storage.conf'), `[storage]\n${lines.join('\n')}\n`);
  process.env.CONTAINERS_STORAGE_CONF = join(folder, 'storage.conf');
  process.env.BUILDAH_ISOLATION = 'chroot';
}

async function standIn(folder: string): Promise<void> {
  const debian = join(folder, 'debian');
  await makeDebian(debian);
  await copyNode(debian);
  await rm(join(debian, 'dev'), { recursive: true });
  await mkdir(join(debian, 'dev'));
  const container = buildah('from', 'scratch');
  buildah('add', '--quiet', container, debian, '/');
  buildah('commit', '--quiet', '--rm', container, STOOD_IN_FOR);
}

/** Runs the image's entry point; resolves once the server listens. */
async function start(run: string[], entrypoint: string[]) {
  const child: ChildProcess = spawn('buildah', ['run', ...run, '--', ...entrypoint], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  assert(child.stdout && child.stderr);
  let log = '';
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('"listening"')) continue;
    const url = (JSON.parse(line) as { listening: string }).listening;
    const pid = Number(/"pid":(\d+)/.exec(log)?.[1]);
    return { url: url.replace('0.0.0.0', '127.0.0.1'), pid, ended };
  }
  throw new Error(`The container did not start: ${log}`);
}

async function tryOut(folder: string): Promise<void> {
  const container = buildah('from', 'backoffice');
  const image = JSON.parse(buildah('inspect', container)) as Image;
  const { Entrypoint: entrypoint, User: user } = image.OCIv1.config;
  const [uid = 0, gid = 0] = user.split(':').map(Number);
  assert(uid > 0, 'the image runs as root');
  const data = join(folder, 'data');
  await mkdir(data);
  await copyFile(KEPT_SHOP, join(data, 'kept-shop'));
  for (const path of [data, join(data, 'kept-shop')]) await chown(path, uid, gid);

  const run = ['--volume', `${data}:${DATA}`, container];
  buildah('run', ...run, '--', ...entrypoint, 'restore', `${DATA}/kept-shop`);
  const files = buildah('mount', container);
  const started = join(folder, 'started');
  await writeFile(started, '');
  const { url, pid, ended } = await start(run, entrypoint);
  const [, ...health] = image.Docker.config.Healthcheck.Test;
  assert.equal(buildah('run', container, '--', ...health), 'ready');
  const token = await signIn(url);
  const receipt = await sellOne(url, token);
  assert((await receiptsOfToday(url, token)).includes(receipt));
  process.kill(pid, 'SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  const written = execFileSync(
    'find',
    [join(files, 'opt'), join(files, 'etc'), join(files, 'usr'), '-newer', started, '-type', 'f'],
    { encoding: 'utf8' },
  );
  assert.equal(written, '', 'it writes outside of its volumes');
}

runCommand(async () => {
  expectPrograms({ buildah: 'buildah', debootstrap: 'debootstrap' });
  const folder = await mkdtemp(join(tmpdir(), 'backoffice-container-'));
  try {
    await useOwnStorage(folder);
    await standIn(folder);
    for (const { code } of blocksOf('check:container', 'workspace')) {
      console.warn(code.trim());
      runBlock(code, ROOT);
    }
    await tryOut(folder);
    console.warn('✓ the image is built, ready, sells as another user than root, and ends in order');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
