/** Units as the audit calls them: "NK-1 (12), NK-2 (13) and 298 more". */
export function unitsInWords(units: { id: number; code: string | null }[]): string {
  const named = units.slice(0, 5).map(({ code, id }) => `${code} (${id})`);
  const more = units.length > 5 ? ` and ${units.length - 5} more` : '';
  return named.join(', ') + more;
}
