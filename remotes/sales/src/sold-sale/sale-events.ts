import type { Reversal, SaleView, SoldLine } from '@backoffice/contracts';

/** Something that happened to a sale; what was reversed at once is one of them. */
export interface SaleEvent extends Pick<
  Reversal,
  'kind' | 'at' | 'by' | 'approved_by' | 'reason' | 'note' | 'return_id' | 'return_number'
> {
  lines: { line: SoldLine; /** What stands in its place. */ after: SoldLine | undefined }[];
}

/** What became of a sale's lines, the latest first. */
export function saleEvents({ lines }: Pick<SaleView, 'lines'>): SaleEvent[] {
  const events = new Map<string, SaleEvent>();
  for (const line of lines) {
    if (!line.reversed) continue;
    const { kind, at, by, reason } = line.reversed;
    const key = [kind, at, by, reason].join('|');
    const event = events.get(key) ?? { ...line.reversed, lines: [] };
    event.lines.push({ line, after: lines.find(({ corrects }) => corrects === line.id) });
    events.set(key, event);
  }
  return [...events.values()].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
