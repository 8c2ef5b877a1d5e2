import { formatMoney } from '@backoffice/i18n';
import { renderPage, screen, waitFor, within } from '@backoffice/testing';
import { useState } from 'react';

import type { Column } from './column';
import { DataTable, type DataTableProps } from './data-table';
import { SelectionBar } from './selection/selection-bar';
import { useSelection } from './selection/use-selection';

interface Unit {
  id: number;
  code: string;
  size: string;
  price: string;
}

const units: Unit[] = [
  { id: 1, code: 'AIR', size: '37', price: '45.50' },
  { id: 2, code: 'run', size: '36.5', price: '120.00' },
  { id: 3, code: 'BOX', size: '36', price: '9.90' },
  { id: 4, code: 'CAT', size: '40', price: '70.00' },
];

const columns: Column<Unit>[] = [
  {
    id: 'code',
    header: 'Code',
    sortable: true,
    sortValue: (unit) => unit.code,
    cell: (unit) => unit.code,
    csv: (unit) => unit.code,
  },
  {
    id: 'size',
    header: 'Size',
    sortable: true,
    sortValue: (unit) => unit.size,
    cell: (unit) => unit.size,
  },
  { id: 'price', header: 'Price', align: 'end', cell: (unit) => formatMoney(unit.price) },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    cell: () => <button type="button">Edit</button>,
  },
];

type Props = Partial<DataTableProps<Unit>>;
const Table = (props: Props) => (
  <DataTable columns={columns} rows={units} rowKey={(unit) => unit.id} caption="Stock" {...props} />
);

function SelectableTable({
  onSelectAll,
  ...props
}: Props & { onSelectAll?: () => Promise<number[]> }) {
  const selection = useSelection();
  return (
    <>
      <SelectionBar selection={selection} total={5} onSelectAll={onSelectAll}>
        <button type="button">Transfer</button>
      </SelectionBar>
      <Table selection={selection} {...props} />
    </>
  );
}

const codes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    .map((cells) => cells.find((text) => units.some((unit) => unit.code === text)));
const box = (name: string) => screen.getByRole('checkbox', { name });

test('rows stand in a named table under their heads', async () => {
  await renderPage(<Table />);
  const table = screen.getByRole('table', { name: 'Stock' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
  expect(within(table).getByRole('cell', { name: '€45.50' })).toBeVisible();
});

test('a head that sorts goes up, then down, as people sort', async () => {
  const { user } = await renderPage(<Table />);
  await user.click(screen.getByRole('button', { name: 'Size' }));
  expect(codes()).toEqual(['BOX', 'run', 'AIR', 'CAT']);
  expect(screen.getByRole('columnheader', { name: 'Size' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.click(screen.getByRole('button', { name: 'Size' }));
  expect(codes()).toEqual(['CAT', 'AIR', 'run', 'BOX']);
  await user.click(screen.getByRole('button', { name: 'Code' }));
  expect(codes()).toEqual(['AIR', 'BOX', 'CAT', 'run']);
});

test('where the server sorts, the table only asks', async () => {
  const onSort = jest.fn();
  const { user } = await renderPage(<Table sort={{ id: 'code', dir: 'asc' }} onSort={onSort} />);
  await user.click(screen.getByRole('button', { name: 'Code' }));
  expect(onSort).toHaveBeenCalledWith({ id: 'code', dir: 'desc' });
  expect(codes()).toEqual(['AIR', 'run', 'BOX', 'CAT']);
});

test('rows are ticked one by one, in ranges and all at once', async () => {
  const { user } = await renderPage(<SelectableTable />);
  await user.click(box('Select AIR'));
  expect(box('Select all rows')).toBePartiallyChecked();
  await user.keyboard('{Shift>}');
  await user.click(box('Select BOX'));
  await user.keyboard('{/Shift}');
  expect(box('Select run')).toBeChecked();
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.click(box('Select all rows'));
  expect(box('Select CAT')).toBeChecked();
  expect(box('Select all rows')).toBeChecked();
  await user.click(box('Select all rows'));
  expect(screen.getByText('0 selected')).toBeVisible();
});

test('a tick draws its row again, and no other', async () => {
  const drawn: string[] = [];
  const noting = columns.map((column) => ({
    ...column,
    cell: (unit: Unit) => {
      if (column.id === 'code') drawn.push(unit.code);
      return column.cell(unit);
    },
  }));
  const { user } = await renderPage(
    <SelectableTable columns={noting} onRowActivate={() => undefined} />,
  );
  const box = screen.getByRole('checkbox', { name: 'Select BOX' });
  await user.click(box);
  drawn.length = 0;
  await user.click(box);
  expect(box).not.toBeChecked();
  expect(drawn).toEqual(['BOX']);
});

test('all that match can be ticked, beyond the rows listed', async () => {
  const { user } = await renderPage(
    <SelectableTable onSelectAll={() => Promise.resolve([1, 2, 3, 4, 99])} />,
  );
  await user.click(box('Select AIR'));
  await user.click(screen.getByRole('button', { name: 'Select all 5' }));
  expect(await screen.findByText('5 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(box('Select AIR')).not.toBeChecked();
});

test('by keyboard: arrows move, space ticks, with Shift a range, Enter opens', async () => {
  const onRowActivate = jest.fn();
  const { user } = await renderPage(<SelectableTable onRowActivate={onRowActivate} />);
  const rows = screen.getAllByRole('row');
  rows[1]?.focus();
  await user.keyboard(' {ArrowDown}{ArrowDown}');
  expect(rows[3]).toHaveFocus();
  await user.keyboard('{Shift>} {/Shift}');
  expect(screen.getByText('3 selected')).toBeVisible();
  await user.keyboard('{End}{Enter}');
  expect(onRowActivate).toHaveBeenCalledWith(units[3]);
  expect(rows.filter((row) => row.tabIndex === 0)).toEqual([rows[4]]);
});

test('a click opens a row, but not one on its button or checkbox', async () => {
  const onRowActivate = jest.fn();
  const { user } = await renderPage(<SelectableTable onRowActivate={onRowActivate} />);
  await user.click(screen.getAllByRole('button', { name: 'Edit' })[0] as HTMLElement);
  await user.click(box('Select AIR'));
  expect(onRowActivate).not.toHaveBeenCalled();
  await user.click(screen.getByRole('cell', { name: 'BOX' }));
  expect(onRowActivate).toHaveBeenCalledWith(units[2]);
});

test('without rows it says so', async () => {
  const { rerender } = await renderPage(<Table rows={[]} />);
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  rerender(<Table rows={[]} empty={<p>No sales on this day</p>} />);
  expect(screen.getByText('No sales on this day')).toBeVisible();
});

describe('a long list', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    id: index + 1,
    code: `C${index + 1}`,
    size: '40',
    price: '10.00',
  }));

  beforeEach(() => {
    // Nothing has a size in jsdom: a box of 600 pixels, rows of 40.
    const heightOf = (element: HTMLElement) => (element.tagName === 'TR' ? 40 : 600);
    for (const name of ['offsetHeight', 'clientHeight'] as const) {
      jest.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (
        this: HTMLElement,
      ) {
        return heightOf(this);
      });
    }
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  });

  test('keeps the row under a pressed finger when it learns what is in view', async () => {
    await renderPage(<Table rows={many} />);
    // The library isn't loaded yet: this must be the first test that needs it.
    expect(screen.getAllByRole('row')).toHaveLength(41);
    const pressed = screen.getByRole('row', { name: /^C1 / });
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(40));
    expect(screen.getByRole('row', { name: /^C1 / })).toBe(pressed);
  });

  test('draws the rows in view, and says how many there are', async () => {
    await renderPage(<Table rows={many} />);
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(40));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(screen.getByRole('cell', { name: 'C1' })).toBeVisible();
    expect(screen.queryByRole('cell', { name: 'C4000' })).not.toBeInTheDocument();
  });

  test('asks for more rows only near its end, and stays as it is', async () => {
    const onEndReached = jest.fn();
    function Growing() {
      const [isWhole, setIsWhole] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsWhole(true)}>
            Whole
          </button>
          <Table
            rows={many.slice(0, isWhole ? 120 : 100)}
            onEndReached={isWhole ? undefined : onEndReached}
          />
        </>
      );
    }
    const { user } = await renderPage(<Growing />);
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(40));
    expect(onEndReached).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Whole' }));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '121');
    expect(screen.getAllByRole('row').length).toBeLessThan(40);
  });

  test('shows another list from its first row, and keeps its place in the same one', async () => {
    function Filtered() {
      const [code, setCode] = useState('C');
      const [rows, setRows] = useState(many);
      return (
        <>
          <button type="button" onClick={() => setRows(many.slice(1))}>
            Sell
          </button>
          <button type="button" onClick={() => setCode('C1')}>
            Filter
          </button>
          <Table rows={rows} filter={{ code }} />
        </>
      );
    }
    const { user } = await renderPage(<Filtered />);
    const goToStart = jest.fn();
    Element.prototype.scrollIntoView = goToStart;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -4_000));
    await user.click(screen.getByRole('button', { name: 'Sell' }));
    expect(goToStart).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(goToStart).toHaveBeenCalledTimes(1);
  });

  test('ticks all rows, drawn or not', async () => {
    const { user } = await renderPage(<SelectableTable rows={many} />);
    await user.click(box('Select all rows'));
    expect(screen.getByText('5,000 selected')).toBeVisible();
  });
});

test('asks for more when the last rows are in view', async () => {
  const onEndReached = jest.fn();
  await renderPage(<Table onEndReached={onEndReached} isLoadingMore />);
  expect(onEndReached).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Loading...')).toBeVisible();
});
