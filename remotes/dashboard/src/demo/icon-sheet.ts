import sheetUrl from 'bootstrap-icons/bootstrap-icons.svg';

/** One drawn form of an icon, with its attributes as React wants them. */
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

const shapeOf = (element: Element): IconShape => ({
  tag: element.tagName,
  attributes: Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [inCamelCase(name), value]),
  ),
});

/** The icons of a sheet of `<symbol>`s (16 × 16); throws for anything else. */
function readSheet(text: string): SheetIcon[] {
  const sheet = new DOMParser().parseFromString(text, 'image/svg+xml');
  const icons = [...sheet.querySelectorAll('symbol')].map((symbol) => ({
    name: symbol.id,
    shapes: [...symbol.children].map(shapeOf),
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
