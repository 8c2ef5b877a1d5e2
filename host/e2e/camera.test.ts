import type { Browser, Page } from '@playwright/test';

import type { App } from './harness/app';
import { browserThatRefuses, browserWithCamera } from './harness/film';
import { inFirefox } from './harness/firefox/adapt';
import { receiveShoes, type Unit } from './harness/stock';
import { expect, test } from './harness/test';

test.skip(inFirefox(), "a film as the camera's picture is a switch of Chromium alone");

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Looks of labels that are 10 centimetres away from the camera. */
const LOOKS = [
  { background: 20 },
  { background: 250 },
  { background: 20, degrees: 15 },
  { background: 250, degrees: -15 },
  { background: 20, blur: 1.2 },
  { background: 250, blur: 1.2, degrees: 8 },
  { background: 14, paper: 62, ink: 24 },
  { background: 40, paper: 62, ink: 22, degrees: 15 },
];

let units: Unit[];
let browser: Browser | undefined;

test.beforeAll(async ({ app, launchOptions }) => {
  units = await receiveShoes(app, 'CAMERA-1', LOOKS.length);
  browser = await browserWithCamera(
    launchOptions,
    units.map(({ barcode }, place) => ({
      code: barcode,
      look: { module: 2.6, ...LOOKS[place] },
    })),
  );
});
test.afterAll(() => browser?.close());

const cameraButton = (page: Page) => page.getByRole('button', { name: 'Scan with the camera' });
const camera = (page: Page) => page.getByRole('region', { name: 'Camera' });

/** Opens the counter and its camera; `window.tracks` keeps the tracks of every stream. */
async function openCamera(app: App, other = browser): Promise<Page> {
  const page = await app.open('/admin/sales', { ...PHONE, browser: other });
  await expect(cameraButton(page)).toBeVisible();
  await page.evaluate(() => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  await cameraButton(page).click();
  await expect(camera(page)).toBeVisible();
  return page;
}

const trackStates = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState),
  );

test('labels before the camera come to the counter: straight, tilted, blurred, dim', async ({
  app,
}) => {
  const page = await openCamera(app);
  const box = await cameraButton(page).boundingBox();
  expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  await expect(page.getByText(`Selected: ${units.length}`).first()).toBeVisible();
  expect(await page.getByText(/^Unknown code/).count()).toBe(0);
  // A worker decodes, and there is no button for a light, which this camera lacks.
  await expect.poll(async () => page.workers().length).toBe(1);
  expect(await camera(page).getByRole('button').allInnerTexts()).toEqual(['']);

  expect(await trackStates(page)).toEqual(['live']);
  await page.keyboard.press('Escape');
  await expect(camera(page)).toHaveCount(0);
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
  await expect.poll(async () => page.workers()).toEqual([]);
});

test('the camera goes off with the page', async ({ app }) => {
  const page = await openCamera(app);
  await expect(camera(page).locator('video')).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/admin/products'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(camera(page)).toHaveCount(0);
  await expect.poll(() => trackStates(page)).toEqual(['ended']);
});

test('a person who refuses the camera reads how to allow it, and the counter still works', async ({
  app,
  launchOptions,
}) => {
  const refusing = await browserThatRefuses(launchOptions);
  const page = await openCamera(app, refusing);
  await expect(camera(page).getByText(/does not let this page use the camera/)).toBeVisible();
  await camera(page).getByRole('button', { name: 'Try again' }).click();
  await expect(camera(page).getByText(/does not let this page use the camera/)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('CAMERA-1');
  await expect(page.getByRole('row', { name: /CAMERA-1/ }).first()).toBeVisible();
  await camera(page).getByRole('button', { name: 'Close the camera' }).click();
  await expect(camera(page)).toHaveCount(0);
  expect(await trackStates(page)).toEqual([]);
  await page.close();
  await refusing.close();
});
