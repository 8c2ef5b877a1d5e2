import { plainHeader } from '../recognition/plain-header';
import { knownSize } from '../values/size';
import type { Cell, Cells } from './draft';

const OPTIONS = [
  ['optionName1', 'optionValue1'],
  ['optionName2', 'optionValue2'],
  ['optionName3', 'optionValue3'],
] as const;

const wordsOf = (names: string) => new Set(names.split(',').map(plainHeader));
const COLORS = wordsOf(
  'color, colour, colors, colours, colorway, ngjyra, ngjyrë, ngjyrat, renk, renkler, Farbe, Farben, اللون, لون, couleur, colore, boja',
);
const SIZES = wordsOf(
  'size, sizes, shoe size, eu size, madhësia, madhësi, numri, masa, beden, numara, ayakkabı numarası, Größe, Groesse, Schuhgröße, المقاس, مقاس, taille, pointure, taglia, numero, veličina',
);

interface Option {
  name: string;
  value: Cell;
}

const isNone = ({ name, value }: Option) =>
  plainHeader(name) === 'title' && plainHeader(value.text) === 'default title';

const partsOf = (cell: Cell) => cell.text.split(/,\s*/);

/** "Size: 41, Color: Tan" in one cell. */
function inOneCell(cell: Cell | undefined): Option[] {
  if (!cell) return [];
  return partsOf(cell).flatMap((part) => {
    const [, name, text] = /^([^:]+):\s*(.+)$/.exec(part.trim()) ?? [];
    return name && text ? [{ name, value: { ...cell, text } }] : [];
  });
}

/** "Color:color:0, Size:select:1" and "Black:0, 38:1": names and values, each with its place. */
function inTwoCells({ optionNames, optionValues }: Cells): Option[] {
  if (!optionNames || !optionValues) return [];
  const names = partsOf(optionNames).map((part) => part.split(':')[0] ?? '');
  return partsOf(optionValues).flatMap((part, place) => {
    const text = part.replace(/:\d+$/, '').trim();
    return text ? [{ name: names[place] ?? '', value: { ...optionValues, text } }] : [];
  });
}

const inColumns = (cells: Cells): Option[] =>
  OPTIONS.flatMap(([name, value]) => {
    const cell = cells[value];
    return cell ? [{ name: cells[name]?.text ?? '', value: cell }] : [];
  });

/** A variant's options: its colour, its size, and the others. */
export function optionsOf(cells: Cells) {
  const options = [...inColumns(cells), ...inOneCell(cells.options), ...inTwoCells(cells)].filter(
    (option) => !isNone(option),
  );
  const color = options.find(({ name }) => COLORS.has(plainHeader(name)));
  const size =
    options.find(({ name }) => SIZES.has(plainHeader(name))) ??
    options.find((option) => option !== color && knownSize(option.value.text));
  const others = options.filter((option) => option !== color && option !== size);
  return {
    color: color?.value ?? cells.color,
    size: size?.value ?? cells.size,
    others: others.map(({ value }) => value.text),
  };
}
