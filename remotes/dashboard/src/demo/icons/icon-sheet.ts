import sheetUrl from 'bootstrap-icons/bootstrap-icons.svg';

/** One shape of an icon, with its attributes spelled as React wants them. */
interface IconShape {
  tag: string;
  attributes: Record<string, string>;
}

export interface SheetIcon {
  name: string;
  shapes: IconShape[];
}

const inCamelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const SYMBOL = /<symbol\b[^>]*\bid="([^"]+)"[^>]*>(.*?)<\/symbol>/gs;
const SHAPE = /<([a-z]+)([^>]*)>/g;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;

const shapesOf = (symbol: string): IconShape[] =>
  [...symbol.matchAll(SHAPE)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: Object.fromEntries(
      [...rest.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [inCamelCase(name), value]),
    ),
  }));

/**
 * The icons of a sheet of `<symbol>`s (16 × 16); throws for anything else. The sheet is read as
 * text, because the page's policy lets no text become a document.
 */
function readSheet(text: string): SheetIcon[] {
  const icons = [...text.matchAll(SYMBOL)].map(([, name = '', symbol = '']) => ({
    name,
    shapes: shapesOf(symbol),
  }));
  if (icons.length === 0) throw new Error('No sheet of icons');
  return icons;
}

/** All of bootstrap-icons in one request. Throws when they can't be had. */
export async function fetchIcons(signal?: AbortSignal): Promise<SheetIcon[]> {
  const response = await fetch(sheetUrl, { signal });
  if (!response.ok) throw new Error(`The icons answer ${response.status}`);
  return readSheet(await response.text());
}

/** Icons whose name has every word of the search. */
export function findIcons(icons: readonly SheetIcon[], search: string): SheetIcon[] {
  const words = search
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return icons.filter(({ name }) => words.every((word) => name.includes(word)));
}
