const SHOWN = 20;

/** Ids in a message that people should be able to read: the first twenty, then how many more. */
export function idList(ids: readonly number[]): string {
  const shown = ids.slice(0, SHOWN).join(', ');
  return ids.length > SHOWN ? `${shown} … (+${ids.length - SHOWN})` : shown;
}
