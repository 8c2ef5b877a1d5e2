import type { PriceWay } from './new-price';

const signed = (text: string) => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`);

function wayInWords({ set, percent, amount = '0.00' }: PriceWay): string {
  if (set !== undefined) return `${set} €`;
  return percent === undefined ? `${signed(amount)} €` : `${signed(percent)} %`;
}

/** What was asked for, as history shows it: "−20 %, ending .90". */
export const changeInWords = (way: PriceWay): string =>
  way.ending === undefined ? wayInWords(way) : `${wayInWords(way)}, ending .${way.ending}`;
