import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { Locator, Page } from '@playwright/test';
import { readBarcodes } from 'zxing-wasm/reader';

import { inFirefox } from '../firefox/adapt';
import { chosenPaper } from '../firefox/paper';
import { prepareReader } from './read-codes';

/** A code as a reader found it on paper; left and top in millimetres from the sheet's corner. */
export interface PrintedCode {
  text: string;
  left: number;
  top: number;
}

export interface PrintedPage {
  /** Millimetres. */
  width: number;
  height: number;
  /** In the order in which people read. */
  codes: PrintedCode[];
  /** Where anything is printed at all, in millimetres from the sheet's left and top edge. */
  ink: { left: number; right: number; top: number; bottom: number };
}

/** Resolution of the coarsest of the usual label printers. */
const DOTS_PER_INCH = 203;
const POINTS_PER_INCH = 72;
const MILLIMETRES_PER_INCH = 25.4;

/**
 * Presses a button that prints, and answers the pages as a printer would get them. `look` is called
 * while they stand in the page.
 */
export async function printedBy(
  page: Page,
  button: Locator,
  look?: () => Promise<void>,
): Promise<PrintedPage[]> {
  await page.evaluate(() => {
    delete document.body.dataset.printed;
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  await button.click();
  await page.locator('body[data-printed]').waitFor({ state: 'attached' });
  await look?.();
  const paper = inFirefox() ? await chosenPaper(page) : { preferCSSPageSize: true };
  const pdf = await page.pdf(paper);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  return readPages(pdf);
}

/** Loads PDFium and the reader of codes, once for all that a test file prints. */
async function makeReader(): Promise<PDFiumLibrary> {
  await prepareReader();
  return PDFiumLibrary.init();
}
let reader: Promise<PDFiumLibrary> | undefined;

/** Draws each page in the dots of a label printer and reads its codes. */
async function readPages(pdf: Buffer): Promise<PrintedPage[]> {
  const library = await (reader ??= makeReader());
  const document = await library.loadDocument(pdf);
  const pages: PrintedPage[] = [];
  for (let index = 0; index < document.getPageCount(); index += 1) {
    pages.push(await readPage(document.getPage(index)));
  }
  document.destroy();
  return pages;
}

async function readPage(page: PDFiumPage): Promise<PrintedPage> {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const { width, height, data } = await page.render({
    scale: DOTS_PER_INCH / POINTS_PER_INCH,
    render: 'bitmap',
  });
  const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as const;
  const found = await readBarcodes(picture as ImageData, {
    formats: ['Code128'],
    tryHarder: true,
    maxNumberOfSymbols: 255,
  });
  const codes = found
    .filter(({ isValid }) => isValid)
    .map(({ text, position }) => ({
      text,
      left: (position.topLeft.x / DOTS_PER_INCH) * MILLIMETRES_PER_INCH,
      top: (position.topLeft.y / DOTS_PER_INCH) * MILLIMETRES_PER_INCH,
    }))
    .sort((a, b) => (Math.abs(a.top - b.top) < 3 ? a.left - b.left : a.top - b.top));
  return {
    width: (originalWidth / POINTS_PER_INCH) * MILLIMETRES_PER_INCH,
    height: (originalHeight / POINTS_PER_INCH) * MILLIMETRES_PER_INCH,
    codes,
    get ink() {
      return inkOf(picture);
    },
  };
}

const DARK = 128;
const CHANNELS = 4;

function inkOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>) {
  const isDark = (x: number, y: number) => (data[(y * width + x) * CHANNELS] ?? DARK) < DARK;
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1) {
    let first = 0;
    while (first < width && !isDark(first, y)) first += 1;
    if (first === width) continue;
    let last = width - 1;
    while (last >= right && !isDark(last, y)) last -= 1;
    left = Math.min(left, first);
    right = Math.max(right, last + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  const millimetres = (dots: number) => (dots / DOTS_PER_INCH) * MILLIMETRES_PER_INCH;
  return {
    left: millimetres(left),
    right: millimetres(right),
    top: millimetres(top),
    bottom: millimetres(bottom),
  };
}
