import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let prepared: Promise<void> | undefined;

/** Loads the reader of codes once; by default it fetches itself from a CDN. */
export const prepareReader = (): Promise<void> => (prepared ??= prepare());

async function prepare(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(await readFile(file)).buffer } });
}

/** What a phone's camera reads from a QR code on screen; undefined where it is none. */
export async function readQrCode(code: Locator): Promise<string | undefined> {
  await prepareReader();
  const [found] = await readBarcodes(new Uint8Array(await code.screenshot()), {
    formats: ['QRCode'],
  });
  return found?.text;
}
