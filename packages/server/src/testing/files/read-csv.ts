const FIELD = /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n|$)/y;

/** The fields of a CSV file of ours, line by line; throws where it has no byte order mark. */
export function readCsv(bytes: Buffer): string[][] {
  const text = bytes.toString('utf8');
  if (!text.startsWith('\uFEFF')) throw new Error('No byte order mark');
  const lines: string[][] = [[]];
  FIELD.lastIndex = 1;
  while (FIELD.lastIndex < text.length) {
    const [, field = '', end] = FIELD.exec(text) ?? [];
    const plain = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
    lines.at(-1)?.push(plain);
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}
