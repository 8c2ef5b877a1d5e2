/** The key of the address by which lines of a sale come onto the counter. */
export const TAKE_BACK = 'takeBack';

/**
 * What to set in the address of `/sales` (`useUrlState`) so that sold lines come onto the counter to
 * be taken back: `setUrl(takeBackAddress(sale.id, [34, 35]))`. Without lines the counter asks which.
 */
export const takeBackAddress = (sale: number, lines: readonly number[] = []) => ({
  [TAKE_BACK]: `${sale}:${lines.join(',')}`,
});

/** What an address hands over; null for nothing, or nothing that can be read. */
export function readTakeBack(value: string): { sale: number; lines: number[] } | null {
  const [, sale, lines = ''] = /^(\d+):([\d,]*)$/.exec(value) ?? [];
  if (sale === undefined) return null;
  return { sale: Number(sale), lines: lines.split(',').filter(Boolean).map(Number) };
}
