import { rm } from 'node:fs/promises';

export default async function tearDown() {
  const { browser, folder } = globalThis.browserTests;
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
