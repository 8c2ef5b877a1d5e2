interface Unit {
  id: number;
  code: string | null;
  /** What is said of it. */
  what?: string | undefined;
}

/** As many as anybody reads, and how many more there are: "a, b and 298 more". */
export function inWords(all: readonly string[]): string {
  const more = all.length > 5 ? ` and ${all.length - 5} more` : '';
  return all.slice(0, 5).join(', ') + more;
}

/** Units as messages and the audit call them: "NK-1 (12), NK-2 (13, lost) and 298 more". */
export const unitsInWords = (units: readonly Unit[]): string =>
  inWords(
    units.map(({ id, code, what }) => `${code} (${what === undefined ? id : `${id}, ${what}`})`),
  );
