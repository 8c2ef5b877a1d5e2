/** Keeps a name or moment in its own direction within a sentence that may run the other way. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
