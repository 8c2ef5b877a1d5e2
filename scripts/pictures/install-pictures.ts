import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Browser, BrowserContextOptions } from 'playwright-core';

import { ROOT } from '../../packages/workspace/folders.mjs';
import { demoToken } from '../serving/demo-server.mjs';
import { asWebp } from './as-webp.ts';
import { waitForContent } from './content.ts';

const PUBLIC = join(ROOT, 'host', 'public');
const TARGET = join(PUBLIC, 'icons');

/**
 * The icons, with sides in pixels. Where a device cuts out its own shape (`isCut`), the ground
 * reaches to the edge and the mark keeps to the middle.
 */
const ICONS = [
  { name: '192.png', side: 192, isCut: false },
  { name: '512.png', side: 512, isCut: false },
  { name: 'maskable.png', side: 512, isCut: true },
  { name: 'apple-touch.png', side: 180, isCut: true },
];

/** Screens that the offer to install shows; `manifest.webmanifest` and its RTL twin name them. */
const SCREENS: { name: string; path: string; context: BrowserContextOptions }[] = [
  {
    name: 'narrow',
    path: '/counts',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true },
  },
  { name: 'wide', path: '/dashboard', context: { viewport: { width: 1280, height: 800 } } },
];

/** `host/public/icons`: the icons of an installed shop from the product's mark, and its screens. */
export async function takeInstallPictures(browser: Browser, url: string): Promise<string> {
  await mkdir(TARGET, { recursive: true });
  await drawIcons(browser);
  const token = await demoToken(url);
  for (const screen of SCREENS) {
    for (const [prefix, ending] of [
      ['/admin', ''],
      ['/rtl', '-rtl'],
    ] as const) {
      const picture = await pictureOf(browser, url + prefix + screen.path, token, screen.context);
      await writeFile(join(TARGET, `${screen.name}${ending}.webp`), picture);
    }
  }
  return TARGET;
}

async function drawIcons(browser: Browser): Promise<void> {
  const mark = await readFile(join(PUBLIC, 'icon.svg'), 'utf8');
  const ground = /<rect [^>]*fill="([^"]+)"/.exec(mark)?.[1] ?? '';
  const page = await browser.newPage();
  for (const { name, side, isCut } of ICONS) {
    const size = Math.round(side * (isCut ? 0.72 : 1));
    const drawing = mark.replace('<svg ', `<svg width="${size}" height="${size}" `);
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;block-size:100vh;background:${isCut ? ground : 'none'}">${drawing}`,
    );
    await page.screenshot({ path: join(TARGET, name), omitBackground: true });
  }
  await page.close();
}

async function pictureOf(
  browser: Browser,
  address: string,
  token: string,
  options: BrowserContextOptions,
): Promise<Buffer> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await context.addInitScript((key) => localStorage.setItem('backoffice.token', key), token);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitForContent(page);
  const picture = await asWebp(context.newPage(), await page.screenshot(), 0.7);
  await context.close();
  return picture;
}
