import { expect } from '@playwright/test';

import type { PrintedPage } from './printed';

/** The text of a sheet as it stands in the page; throws where a part of it reaches over its edge. */
export function readWhole(article: Element): string {
  const { left, right } = article.getBoundingClientRect();
  for (const part of article.querySelectorAll('*')) {
    const box = part.getBoundingClientRect();
    const isOver = box.left < left - 0.5 || box.right > right + 0.5;
    if (isOver || part.scrollWidth > Math.ceil(box.width) + 1) {
      throw new Error(`Clipped: ${part.outerHTML}`);
    }
  }
  return article.textContent;
}

const STEPS = 50;

/** Expects one page, as short as its print, all within the 72 mm that the printer reaches. */
export function checkRoll([sheet, ...more]: PrintedPage[]) {
  expect(more).toEqual([]);
  const { width, height, ink } = sheet!;
  expect(width).toBeCloseTo(80, 0);
  expect(ink.left).toBeGreaterThanOrEqual(3.8);
  expect(ink.right).toBeLessThanOrEqual(76.2);
  expect(height - ink.bottom).toBeGreaterThan(1);
  if (height > 80) expect(height - ink.bottom).toBeLessThan(STEPS + 6);
}

/** Expects pages of this size in millimetres, with a margin all around. */
export function checkSheets(sheets: PrintedPage[], width: number, height: number) {
  for (const sheet of sheets) {
    expect([Math.round(sheet.width), Math.round(sheet.height)]).toEqual([width, height]);
    expect(sheet.ink.left).toBeGreaterThan(9);
    expect(sheet.ink.right).toBeLessThan(width - 9);
    expect(sheet.ink.bottom).toBeLessThan(height - 8);
  }
}
