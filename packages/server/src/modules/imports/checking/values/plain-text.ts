import { unguardFormula } from '@backoffice/contracts';

/** Shopify writes `'` before a barcode, so that spreadsheets leave it alone. */
const QUOTED_DIGITS = /^'(?=\p{Nd}+$)/u;
/** `="0041"` keeps leading zeros in Excel. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/** What a cell says, without what only keeps spreadsheets from reading it as something else. */
export function plainText(cell: string): string {
  const text = cell.trim();
  const said = TEXT_FORMULA.exec(text)?.[1]?.replaceAll('""', '"') ?? unguardFormula(text);
  return said.replace(QUOTED_DIGITS, '').trim();
}
