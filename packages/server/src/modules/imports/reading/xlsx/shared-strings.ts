import { cellText, tagsOf } from './tags';

/** The text of a string or of a cell that holds its own, from tags in between; readings aloud are left out. */
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

/** The texts that a workbook's cells name by number. */
export function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const collector = textCollector();
  for (const { name, closes, text } of tagsOf(xml)) {
    if (name === 'si' && closes) strings.push(collector.take());
    else collector.see(name, closes, text);
  }
  return strings;
}
