import type { ImportMapping } from '@backoffice/contracts';

import type { Colorway, Model, Sized } from './goods';

/** A row of a file by its headers. */
export type Row = Record<string, string | number>;

/** One size of one colour of a model. */
export interface Piece {
  model: Model;
  colorway: Colorway;
  sized: Sized;
  /** Whether it is the first of its model, and its place in the shop. */
  isFirst: boolean;
  at: number;
}

/** How a till or a web shop writes a shop's goods, and what of them it says. */
export interface Format {
  name: string;
  file: (shop: Model[]) => string;
  /** The names of its places; null: it keeps one stock, that of both. */
  places: [string, string] | null;
  /** The code of a piece, where it isn't what its SKUs share. */
  codeOf?: (piece: Piece) => string;
  /** Whether it has no column for codes of suppliers. */
  isWithoutEans?: boolean;
  /** What accessories are called, where it isn't their title. */
  nameOf?: (model: Model) => string;
  /** What the file can't know: it is asked, once each, and this is answered. */
  asked: ImportMapping['defaults'];
  /** What is said of its rows, as warnings. */
  told: string[];
}

export const piecesOf = (shop: Model[]): Piece[] =>
  shop
    .flatMap((model) =>
      model.colorways
        .flatMap((colorway) => colorway.sizes.map((sized) => ({ colorway, sized })))
        .map((one, place) => ({ model, ...one, isFirst: place === 0 })),
    )
    .map((one, at) => ({ ...one, at }));

export const total = ({ stock }: Sized): number => stock[0] + stock[1];

/** Options in the order that this model has them, which differs from one to another. */
export function optionsOf({ model, colorway, sized }: Piece): [string, string][] {
  if (!sized.size || !colorway.color) return [];
  const both: [string, string][] = [
    [model.title.length % 2 ? 'Color' : 'Colour', colorway.color],
    ['Size', sized.size],
  ];
  return model.handle.length % 2 ? both : both.reverse();
}

const quoted = (cell: string | number = '') =>
  /[",;\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

/** A file with these headers; a cell that a row doesn't name is empty. */
export const csvOf = (headers: string[], rows: Row[], delimiter = ','): string =>
  [headers, ...rows.map((row) => headers.map((header) => row[header]))]
    .map((cells) => cells.map(quoted).join(delimiter))
    .join('\r\n');
