/** A table for a terminal: numbers to the right, the last column as it is. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const last = head.length - 1;
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === last ? cell : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [head, ...rows].map(line).join('\n');
}
