import { unreadable } from '../read-problem';

export const broken = () => unreadable('workbook_damaged');

/** A tag of XML with the text in front of it, as it stands there. */
export interface Tag {
  /** Name without its prefix. */
  name: string;
  attributes: string;
  opens: boolean;
  /** `</v>`, and `<v/>`, which opens too. */
  closes: boolean;
  text: string;
}

const NAME = /^\/?(?:[\w.-]+:)?([\w.-]+)/;

/**
 * Reads XML tag by tag in one pass. It knows no entities that a document defines, tracks no nesting
 * and allocates nothing on the word of the document.
 */
export function* tagsOf(xml: string): Generator<Tag> {
  let text = '';
  for (let at = 0; ;) {
    const start = xml.indexOf('<', at);
    if (start < 0) return;
    text += xml.slice(at, start);
    if (xml.startsWith('<!--', start)) {
      at = endOf(xml, '-->', start);
      continue;
    }
    if (xml.startsWith('<![CDATA[', start)) {
      at = endOf(xml, ']]>', start);
      text += xml.slice(start + 9, at - 3).replaceAll('&', '&amp;');
      continue;
    }
    at = endOf(xml, '>', start);
    if (xml[start + 1] === '?') continue;
    const inner = xml.slice(start + 1, at - 1);
    const found = NAME.exec(inner);
    if (!found) throw broken();
    const isEnd = inner.startsWith('/');
    yield {
      name: found[1]!,
      attributes: inner.slice(found[0].length),
      opens: !isEnd,
      closes: isEnd || inner.endsWith('/'),
      text,
    };
    text = '';
  }
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from);
  if (end < 0) throw broken();
  return end + mark.length;
}

/** A function that finds an attribute's value in a tag, whatever its prefix. */
export function attribute(name: string): (attributes: string) => string | undefined {
  const pattern = new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (attributes) => {
    const found = pattern.exec(attributes);
    return found ? (found[1] ?? found[2]) : undefined;
  };
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const EXCELS_OWN = /_x([\dA-F]{4})_/gi;

function letter(code: number): string {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

/** Text of XML with its entities resolved. */
export const plain = (text: string): string =>
  text.includes('&')
    ? text.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) =>
        name
          ? (NAMED[name.toLowerCase()] ?? '')
          : letter(hex ? parseInt(hex, 16) : Number(decimal)),
      )
    : text;

/** Text of a cell. Excel writes characters that XML lacks as `_x0001_`. */
export const cellText = (text: string): string =>
  plain(text)
    .replace(EXCELS_OWN, (_, hex: string) => letter(parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n');
