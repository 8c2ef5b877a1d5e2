const UNSTORABLE = /\0/g;

/** A text as a database can keep it: no NUL, no half of a surrogate pair, and not longer than this. */
export const kept = (text: string, length: number): string =>
  text.replace(UNSTORABLE, '').slice(0, length).toWellFormed();
