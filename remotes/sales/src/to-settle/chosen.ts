import type { Part, SettleLine, UnsettledSale } from '@backoffice/contracts';
import { centsOf, moneyOfCents } from '@backoffice/i18n';

/** What becomes of a line: a unit that was handed over, or its money back. */
export type Chosen = { unit: number; barcode: string } | 'money';

/** By the ids of lines. */
export type Choices = ReadonlyMap<number, Chosen>;

/** The lines of a sale that something was chosen for, as the server is told. */
export const askedOf = ({ lines }: Pick<UnsettledSale, 'lines'>, choices: Choices) =>
  lines.flatMap(({ line }) => {
    const chosen = choices.get(line);
    if (!chosen) return [];
    return [{ line, unit: chosen === 'money' ? null : chosen.unit }];
  });

/** What is paid back by each way. */
export function refundOf(
  { lines }: Pick<UnsettledSale, 'lines'>,
  choices: Choices,
): { amount: string; parts: Part[] } {
  const cents = new Map<Part['way'], number>();
  for (const { line, paid } of lines) {
    if (choices.get(line) !== 'money') continue;
    for (const { way, amount } of paid) cents.set(way, (cents.get(way) ?? 0) + centsOf(amount));
  }
  const total = [...cents.values()].reduce((sum, one) => sum + one, 0);
  const parts = [...cents].map(([way, sum]) => ({ way, amount: moneyOfCents(sum) }));
  return { amount: moneyOfCents(total), parts };
}

const isAlike = (line: SettleLine, unit: { code: string; number: string | null }) =>
  line.code === unit.code && line.number === unit.number;

/**
 * The first line for which a scanned unit can be meant: one that offers it, else one of its product and
 * size; those that nothing was chosen for come first.
 */
export function lineFor(
  sales: readonly UnsettledSale[],
  unit: { id: number; code: string; number: string | null },
  choices: Choices,
): SettleLine | undefined {
  const lines = sales.flatMap((sale) => sale.lines);
  const open = lines.filter(({ line }) => !choices.has(line));
  const offers = ({ siblings }: SettleLine) => siblings.some(({ id }) => id === unit.id);
  const inOrder = [...open, ...lines];
  return inOrder.find(offers) ?? inOrder.find((line) => isAlike(line, unit));
}
