const SHOWN = 20;

/** The ids in a message that somebody should be able to read: the first twenty, then how many more. */
export function idList(ids: readonly number[]): string {
  const shown = ids.slice(0, SHOWN).join(', ');
  return ids.length > SHOWN ? `${shown} … (+${ids.length - SHOWN})` : shown;
}
