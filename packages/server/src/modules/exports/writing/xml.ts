const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/**
 * Characters that XML can't hold, and an underscore where spreadsheets would read an escape of such
 * a character, as in `_x000A_`.
 */
// eslint-disable-next-line no-control-regex
const UNSPEAKABLE = /[\x00-\x08\x0B-\x1F\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/g;

const spoken = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A text between tags or in an attribute of a workbook's files. */
export const escapeXml = (text: string): string =>
  text.replace(UNSPEAKABLE, spoken).replace(/[&<>"]/g, (found) => SPECIAL[found] as string);

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
