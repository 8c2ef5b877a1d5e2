/** The key in the address by which lines of a sale come onto the counter. */
export const TAKE_BACK = 'takeBack';

/**
 * The values for the address of `/sales` (`useUrlState`) that put sold lines onto the counter to be
 * taken back: `setUrl(takeBackAddress(sale.id, [34, 35]))`. Without lines the counter asks which.
 */
export const takeBackAddress = (sale: number, lines: readonly number[] = []) => ({
  [TAKE_BACK]: `${sale}:${lines.join(',')}`,
});

/** The sale and lines that an address hands over; null if there are none or they make no sense. */
export function readTakeBack(value: string): { sale: number; lines: number[] } | null {
  const [, sale, lines = ''] = /^(\d+):([\d,]*)$/.exec(value) ?? [];
  if (sale === undefined) return null;
  return { sale: Number(sale), lines: lines.split(',').filter(Boolean).map(Number) };
}
