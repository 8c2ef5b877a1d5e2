/** What was copied from a spreadsheet as a file; undefined for a text that is no table. */
export function pastedTable(text: string | undefined): File | undefined {
  if (!text || !/\t/.test(text) || !/\n/.test(text.trim())) return undefined;
  return new File([text], 'Clipboard.tsv', { type: 'text/tab-separated-values' });
}
