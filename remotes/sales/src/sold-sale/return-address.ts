/** Lines of a sale that are to come back. */
export interface HandedReturn {
  sale: number;
  lines: number[];
}

/**
 * The sale's own view hands lines to the counter in the address, as `unit` does: `/sales?return=12:340,341`.
 * The counter takes them once and clears it.
 */
export const RETURN_PARAM = 'return';

export const returnText = ({ sale, lines }: HandedReturn): string => `${sale}:${lines.join(',')}`;

/** Null for what nobody of ours wrote. */
export function readReturnText(text: string): HandedReturn | null {
  if (!/^\d+:\d+(,\d+)*$/.test(text)) return null;
  const [sale = '', lines = ''] = text.split(':');
  return { sale: Number(sale), lines: lines.split(',').map(Number) };
}
