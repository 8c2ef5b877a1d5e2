import type { Page } from '@playwright/test';

/** Millimetres. */
const FORMATS: Record<string, readonly [number, number]> = {
  a4: [210, 297],
  a5: [148, 210],
  letter: [215.9, 279.4],
};

/**
 * The paper to give to `page.pdf`, as a person would choose it: Firefox follows the size of a plain
 * `@page` only, and lays a named page out on the paper that was chosen.
 */
export async function chosenPaper(page: Page): Promise<{ width: string; height: string }> {
  const size = await page.evaluate(sizeOfNamedPage);
  const lengths = [...size.matchAll(/([\d.]+)mm/g)].map(([, length]) => Number(length));
  const [width, height = width] = FORMATS[size.toLowerCase()] ?? lengths;
  if (!width || !height) throw new Error(`No paper: "${size}"`);
  // Playwright sends inches, which Firefox takes for centimetres.
  return { width: `${width / 10}in`, height: `${height / 10}in` };
}

function sizeOfNamedPage(): string {
  const pages = [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSPageRule);
  const names = new Set(
    [...document.querySelectorAll('body *')].map((part) => getComputedStyle(part).page),
  );
  const named = pages.find(({ selectorText }) => names.has(selectorText));
  return named?.style.getPropertyValue('size') ?? '';
}
