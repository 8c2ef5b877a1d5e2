import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  filmOf,
  labelPicture,
  noisy,
  seededRandom,
  type LabelLook,
} from '@backoffice/testing/pictures';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

import { surroundings } from './surroundings';

/** A label as the camera sees it for a while. */
export interface Shot {
  code: string;
  look: LabelLook;
}

const SIZE = { width: 640, height: 360 };
const PER_SECOND = 5;
/** Pictures of each label, which are shown twice in a row: 1.2 seconds. */
const PICTURES = 3;
const NOISE = 4;

/** A browser whose camera shows these labels, one after the other, again and again. */
export async function browserWithCamera(
  launch: LaunchOptions,
  shots: readonly Shot[],
): Promise<Browser> {
  const random = seededRandom(1);
  const pictures = shots.flatMap(({ code, look }) => {
    const still = labelPicture(code, { ...SIZE, noise: 0, ...look });
    const seen = Array.from({ length: PICTURES }, () => noisy(still, NOISE, random));
    return [...seen, ...seen];
  });
  const file = join(surroundings().folder, `film-${process.pid}.y4m`);
  await writeFile(file, filmOf(pictures, PER_SECOND));
  const browser = await launchWith(
    launch,
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  );
  browser.on('disconnected', () => void rm(file, { force: true }));
  return browser;
}

/** A browser whose person never lends the camera to a page. */
export const browserThatRefuses = (launch: LaunchOptions): Promise<Browser> =>
  launchWith(launch, '--use-fake-ui-for-media-stream=deny');

function launchWith(launch: LaunchOptions, ...more: string[]): Promise<Browser> {
  const args = [...(launch.args ?? []), '--use-fake-device-for-media-stream', ...more];
  return chromium.launch({ ...launch, args });
}
