import { productRow } from '@backoffice/testing';

import { moduleWidth } from '../../printing';
import { stockOf } from './label-presets';
import { narrowestWidth, OWN_LIMITS } from './own-size';

const unit = (barcode: string) => ({ ...productRow(), barcode });

test.each([
  ['codes of twelve digits', ['200000000017', '200000000024'], 32],
  ['short ones of another server', ['17'], 20],
  ['the longest of several', ['17', '200000000017'], 32],
  ['what no label is wide enough for', ['A'.repeat(60)], 110],
  ['what has no bars at all', ['këpucë'], 20],
])('%s %j need labels of at least %i mm', (_what, barcodes, least) => {
  expect(narrowestWidth(barcodes.map(unit))).toBe(least);
});

test.each([32, 39, 40, 49, 60, OWN_LIMITS.width.max])(
  'the code of a unit has whole printer dots, at least two, on %i mm',
  (width) => {
    const { label, padding } = stockOf('own', { width, height: 25 });
    const bar = moduleWidth(101, label.width - 2 * padding.x);
    expect([0.25, 0.375]).toContain(bar);
    expect(bar * (101 + 20)).toBeLessThanOrEqual(label.width - 2 * padding.x);
  },
);
