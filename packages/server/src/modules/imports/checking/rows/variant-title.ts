import { knownSize } from '../values/size';
import type { Cells } from './draft';
import { type IsColor, optionsOf } from './options';

const SIGNS = /[\s\-–—/,|._]+$/;

/** A text without this ending; null where it ends otherwise. */
function without(text: string, ending: string): string | null {
  if (text.slice(-ending.length).toLowerCase() !== ending.toLowerCase()) return null;
  const rest = text.slice(0, -ending.length);
  return SIGNS.test(rest) ? rest.replace(SIGNS, '') : null;
}

/** A title without the options that end it, in whatever order. */
function bareTitle(title: string, options: string[]): string {
  for (const [place, option] of options.entries()) {
    const rest = without(title, option);
    if (rest) return bareTitle(rest, options.toSpliced(place, 1));
  }
  return title;
}

/** The last words of a title that are a size: "Runner Black 36 1/2". */
function sizeIn(title: string): { rest: string; size: string } | null {
  const [, rest = '', size = ''] = /^(.*\S)\s+(\S+(?:\s\d\/\d)?)$/.exec(title) ?? [];
  const [, shorter = '', last = ''] = /^(.*\S)\s+(\S+)$/.exec(title) ?? [];
  if (rest && knownSize(size)) return { rest, size };
  return shorter && knownSize(last) ? { rest: shorter, size: last } : null;
}

/** The last words of a title that are a colour of the company. */
function colorIn(title: string, isColor: IsColor): { rest: string; color: string } | null {
  const words = title.split(' ');
  for (let from = 1; from < words.length; from += 1) {
    const color = words.slice(from).join(' ');
    if (isColor(color)) return { rest: words.slice(0, from).join(' '), color };
  }
  return null;
}

/** Goods that share all but their sizes: the same words before them, and the same price. */
const runOf = (rest: string, { stockPrice }: Cells) => `${rest}\u0001${stockPrice?.text ?? ''}`;

/**
 * Reads what ends the titles of a file. A number is a size only where more than it says so: the
 * item's code, a colour before it, or other sizes of the same goods.
 */
export class TitleEnds {
  private readonly sizes = new Map<string, Set<string>>();

  constructor(private readonly isColor: IsColor) {}

  note(cells: Cells): void {
    const { variantTitle, handle } = cells;
    const end = variantTitle && !handle ? sizeIn(variantTitle.text) : null;
    if (!end) return;
    const run = runOf(end.rest, cells);
    this.sizes.set(run, (this.sizes.get(run) ?? new Set()).add(end.size));
  }

  /** The cells with the handle, and with the options, that a title says. */
  read(cells: Cells): Cells {
    const { variantTitle, handle } = cells;
    if (!variantTitle || handle) return cells;
    const said = optionsOf(cells, this.isColor);
    const values = [said.color?.text, said.size?.text, ...said.others].filter(
      (one) => one !== undefined,
    );
    const text = values.length ? bareTitle(variantTitle.text, values) : variantTitle.text;
    const end = said.size ? null : sizeIn(text);
    if (!end || !this.isSize(end, cells)) return { ...cells, handle: { ...variantTitle, text } };
    const color = said.color ? null : colorIn(end.rest, this.isColor);
    return {
      ...cells,
      handle: { ...variantTitle, text: color?.rest ?? end.rest },
      size: { ...variantTitle, text: end.size },
      ...(color && { color: { ...variantTitle, text: color.color } }),
    };
  }

  private isSize({ rest, size }: { rest: string; size: string }, cells: Cells): boolean {
    const hasOthers = (this.sizes.get(runOf(rest, cells))?.size ?? 0) > 1;
    const isInCode = without(cells.code?.text ?? '', size) !== null;
    return hasOthers || isInCode || colorIn(rest, this.isColor) !== null || !/\d/.test(size);
  }
}
