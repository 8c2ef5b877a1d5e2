/** A name or a moment for a sentence that may run in the other direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
