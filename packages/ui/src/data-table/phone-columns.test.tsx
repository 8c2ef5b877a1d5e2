import { NO_VALUE } from '@backoffice/i18n';
import { renderPage, screen, within } from '@backoffice/testing';

import type { Column } from './column';
import { DataTable } from './data-table';

interface Delivery {
  id: number;
  code: string;
  by: string | null;
  units: number;
  size: string;
}

const columns: Column<Delivery>[] = [
  {
    id: 'by',
    phone: 'meta',
    header: 'User',
    selfEvident: true,
    cell: ({ by }) => by ?? NO_VALUE,
    sortable: true,
    sortValue: ({ by }) => by,
  },
  { id: 'code', phone: 'title', header: 'Code', cell: ({ code }) => code },
  { id: 'size', phone: 'meta', header: 'Size', cell: ({ size }) => size },
  { id: 'units', phone: 'end', header: 'Units', align: 'end', cell: ({ units }) => units },
  { id: 'barcode', header: 'Barcode', cell: () => '200000000017' },
  { id: 'undo', header: 'Undo', hideHeader: true, cell: () => <button type="button">Undo</button> },
];

const rows = [
  { id: 1, code: 'SO-1', by: 'Drita', units: 9, size: '42' },
  { id: 2, code: 'SO-2', by: null, units: 4, size: '' },
];

const show = () =>
  renderPage(
    <DataTable columns={columns} rows={rows} rowKey={({ id }) => id} caption="Deliveries" />,
  );

const cellsOf = (index: number) =>
  within(screen.getAllByRole('row')[index] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('a phone shows a row as what, how much, one line of the rest, and its buttons', async () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: true }));
  await show();
  expect(cellsOf(1)).toEqual(['SO-1', 'Units 9', 'Drita · Size 42', 'Undo']);
  expect(cellsOf(2)).toEqual(['SO-2', 'Units 4', '', 'Undo']);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('User');
});

test('wherever there is room, each column has its place', async () => {
  await show();
  expect(cellsOf(1)).toEqual(['Drita', 'SO-1', '42', '9', '200000000017', 'Undo']);
});
