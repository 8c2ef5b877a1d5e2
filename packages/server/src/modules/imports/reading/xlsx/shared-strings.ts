import { cellText, tagsOf } from './tags';

/**
 * Collects the text of a shared string, or of a cell with a text of its own, from the tags inside.
 * Phonetic readings (`rPh`) are left out.
 */
export function textCollector() {
  let parts = '';
  let isAloud = false;
  return {
    see(name: string, closes: boolean, text: string): void {
      if (name === 'rPh') isAloud = !closes;
      else if (name === 't' && closes && !isAloud) parts += text;
    },
    take(): string {
      const text = cellText(parts);
      parts = '';
      isAloud = false;
      return text;
    },
  };
}

/** The texts of a workbook, to which its cells refer by number. */
export function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const collector = textCollector();
  for (const { name, closes, text } of tagsOf(xml)) {
    if (name === 'si' && closes) strings.push(collector.take());
    else collector.see(name, closes, text);
  }
  return strings;
}
