import type { Page } from '@playwright/test';

/** Millimetres. */
const FORMATS: Record<string, readonly [number, number]> = {
  a4: [210, 297],
  a5: [148, 210],
  letter: [215.9, 279.4],
};

/**
 * What `page.pdf` takes for the paper of what is printed: Firefox prints on that of a plain `@page`
 * alone, while a page of a name is laid out on the paper that was chosen, as by a person.
 */
export async function chosenPaper(page: Page): Promise<{ width: string; height: string }> {
  const size = await page.evaluate(sizeOfNamedPage);
  const lengths = [...size.matchAll(/([\d.]+)mm/g)].map(([, length]) => Number(length));
  const [width, height = width] = FORMATS[size.toLowerCase()] ?? lengths;
  if (!width || !height) throw new Error(`No paper: "${size}"`);
  // Playwright hands Firefox inches, which takes them for centimetres.
  return { width: `${width / 10}in`, height: `${height / 10}in` };
}

function sizeOfNamedPage(): string {
  const pages = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSPageRule);
  const names = new Set(
    [...document.querySelectorAll('body *')].map((part) => getComputedStyle(part).page),
  );
  const named = pages.find(({ selectorText }) => names.has(selectorText));
  return named?.style.getPropertyValue('size') ?? '';
}
