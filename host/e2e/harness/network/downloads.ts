import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { expect, type Page } from '@playwright/test';

import { inFirefox } from '../firefox/adapt';

/** Where Firefox saves what it downloads. */
export const downloads = join(tmpdir(), 'backoffice-downloads');

/** A downloaded file, under the name that the browser gives it. */
export interface Saved {
  name: string;
  bytes: Buffer;
}

/** Does what starts a download, and reads the file. */
export async function savedBy(page: Page, act: () => Promise<unknown>): Promise<Saved> {
  if (inFirefox()) return foundAfter(act);
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return {
    name: download.suggestedFilename(),
    bytes: await buffer(await download.createReadStream()),
  };
}

/** Finds the file itself: Playwright hears nothing of a download that no navigation began. */
async function foundAfter(act: () => Promise<unknown>): Promise<Saved> {
  // Firefox makes the folder with its first download.
  await mkdir(downloads, { recursive: true });
  const before = await readdir(downloads);
  await act();
  let name = '';
  let bytes = Buffer.alloc(0);
  const load = async () => {
    const found = (await readdir(downloads)).filter((file) => !before.includes(file));
    name = found[0] ?? '';
    bytes = found.length === 1 ? await readFile(join(downloads, name)) : bytes;
    return bytes.length;
  };
  await expect.poll(load).toBeGreaterThan(0);
  await rm(join(downloads, name));
  return { name, bytes };
}
