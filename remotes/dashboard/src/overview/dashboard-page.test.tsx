import type { FigureType, YearsQuery } from '@backoffice/contracts';
import {
  act,
  calls,
  expectConsole,
  failure,
  fakeApi,
  onlineSale,
  plain,
  renderPage,
  screen,
  setNow,
  waitFor,
  within,
  yearFigures,
  type Reply,
} from '@backoffice/testing';

import { area } from '../area';
import { chartsDrawn, drawnOption, pretendCanvas } from '../testing/drawn-chart';
import { withoutStrip } from '../testing/strip';
import DashboardPage from './dashboard-page';

const api = fakeApi();
const { years, ...addedFigures } = calls.figures;

const MONTHS = [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000, 11000, 0];
const UNITS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 0];

/** Every year as in `MONTHS`, but with one euro a month more than the year before. */
const answerFor = ({ type, years: asked = [] }: Partial<YearsQuery>) =>
  asked.map((year) =>
    yearFigures({
      year,
      salesArray: type === 'quantity' ? UNITS : MONTHS.map((month) => month + (year - 2026)),
    }),
  );

const onlineSales = [
  onlineSale({ sale_price: '45.50', sold_at: '2026-01-15T10:00:00.000Z' }),
  onlineSale({ sale_price: '54.60', sold_at: '2026-03-01T10:00:00.000Z' }),
];

/**
 * Answers all four charts; `broken` replaces the answer for one type, or `none` for the call
 * without arguments.
 */
function stub(broken: Partial<Record<FigureType | 'none', Reply>> = {}) {
  api.on(years, ({ body }) => {
    const asked = body ?? {};
    return (
      broken[asked.type ?? 'none'] ?? (asked.type === undefined ? onlineSales : answerFor(asked))
    );
  });
}

const bodies = () => api.requests(years).map(({ body }) => body);
async function open(path = '/admin/dashboard') {
  const page = await renderPage(<DashboardPage />, { path, texts: area.texts });
  await chartsDrawn(4);
  return page;
}
/** Waits until the totals of the three other charts are shown. */
const othersShown = () =>
  waitFor(() => expect(screen.getAllByText(/^(€66,000.00|88 Qty|€100.10)$/)).toHaveLength(3));
const card = (name: string) => within(screen.getByRole('region', { name }));
const field = (name: string) => screen.getByRole('combobox', { name });
const choices = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map((option) => option.textContent);

beforeAll(pretendCanvas);
beforeEach(() => {
  setNow('2026-11-21');
  // The strip and the cards below the charts have tests of their own.
  for (const call of Object.values(addedFigures)) api.unsupported(call);
  withoutStrip(api);
});

describe('the dashboard', () => {
  test('shows this year: four charts, their totals, and the requests they take', async () => {
    stub();
    await open();
    expect(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    expect(await card('Performance').findByText('€66,000.00')).toBeVisible();
    expect(await card('Total Shipments').findByText('88 Qty')).toBeVisible();
    expect(await card('Online Sales').findByText('€100.10')).toBeVisible();
    expect(await card('Bank Payments').findByText('€66,000.00')).toBeVisible();
    expect(bodies()).toHaveLength(4);
    expect(bodies()).toEqual(
      expect.arrayContaining([
        { type: 'sales', years: [2026] },
        { type: 'quantity', years: [2026] },
        { type: 'bank', years: [2026] },
        {},
      ]),
    );
  });

  test('draws a single year under the name 2024, JAN to DEC, and tells the year in the tooltip', async () => {
    stub();
    await open();
    const option = await drawnOption(/^Sales 2026: €66,000.00 in total, most in NOV/);
    expect(option.series).toHaveLength(1);
    expect(option.series[0]?.name).toBe('2024');
    expect(option.series[0]?.data).toEqual([...MONTHS.slice(0, 11), null]);
    expect(option.xAxis[0]?.data).toEqual(
      'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' '),
    );
    expect(option.tooltip[0]?.renderMode).toBe('richText');
    expect(option.tooltip[0]?.formatter?.([{ dataIndex: 2, value: 3000 }])).toBe(
      'MAR 2026\n€3,000.00',
    );
    expect(screen.getByRole('table', { name: 'Sales' })).toHaveTextContent('MAR€3,000.00');
  });

  test('draws units on an axis of 0 to 50, online sales by month, bank payments by month', async () => {
    stub();
    await open();
    const units = await drawnOption(/^Total Shipments 2026/);
    expect(units.yAxis[0]?.max).toBe(50);
    expect(units.series[0]?.data).toEqual([...UNITS.slice(0, 11), null]);
    const online = await drawnOption(/^Online Sales 2026/);
    expect(online.series[0]).toMatchObject({ type: 'bar', name: '2024' });
    expect(online.series[0]?.data.slice(0, 3)).toEqual([45.5, 0, 54.6]);
    expect((await drawnOption(/^Bank Payments 2026/)).series[0]?.data[10]).toBe(11000);
  });

  test('lets the axis of units grow once a month exceeds 50', async () => {
    stub({ quantity: plain([{ year: 2026, salesArray: UNITS.map((unit) => unit * 10) }]) });
    await open();
    expect((await drawnOption(/^Total Shipments 2026/)).yAxis[0]?.max).not.toBe(50);
  });

  test('draws online sales one by one for a server that does not say when they were made', async () => {
    stub({ none: plain([{ sale_price: '10.5' }, { sale_price: 20 }]) });
    await open();
    expect(await card('Online Sales').findByText('€30.50')).toBeVisible();
    expect((await drawnOption(/^Online Sales 2026/)).series[0]?.data).toEqual([10.5, 20]);
  });
});

describe('the main chart', () => {
  test('compares a span of years, each with its own colour, name and total', async () => {
    stub();
    const { user } = await open();
    expect(choices('Year')).toEqual(['2021', '2022', '2023', '2024', '2025', '2026']);
    expect(field('Year')).toHaveDisplayValue('2026');

    await user.click(screen.getByRole('button', { name: 'Range' }));
    await user.selectOptions(field('Start year'), '2023');
    await waitFor(() => expect(bodies()).toContainEqual({ type: 'sales', years: [2023] }));
    expect(choices('End year')).toEqual(['End year', '2023', '2024', '2025', '2026']);
    await user.selectOptions(field('End year'), '2025');
    expect(bodies()).toContainEqual({ type: 'sales', years: [2023, 2024, 2025] });

    const option = await drawnOption(/^Sales 2023: .* Sales 2025: /);
    expect(option.series.map(({ name }) => name)).toEqual(['2023', '2024', '2025']);
    expect(new Set(option.series.map(({ itemStyle }) => itemStyle.color)).size).toBe(3);
    expect(card('Performance').getByText('2023–2025')).toBeVisible();
    const legend = card('Performance').getAllByRole('listitem');
    expect(legend.map((entry) => entry.textContent)).toEqual([
      '2023€65,964.00',
      '2024€65,976.00',
      '2025€65,988.00',
    ]);
  });

  test('forgets an end year that is not after the new start', async () => {
    stub();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Range' }));
    await user.selectOptions(field('Start year'), '2022');
    await user.selectOptions(field('End year'), '2024');
    await user.selectOptions(field('Start year'), '2023');
    expect(field('End year')).toHaveDisplayValue('2024');
    await user.selectOptions(field('Start year'), '2024');
    expect(field('End year')).toHaveDisplayValue('End year');
    expect(bodies().at(-1)).toEqual({ type: 'sales', years: [2024] });
  });

  test('goes back to the current year with another category', async () => {
    stub();
    const { user } = await open();
    await user.selectOptions(field('Year'), '2022');
    await waitFor(() => expect(bodies()).toContainEqual({ type: 'sales', years: [2022] }));
    expect(screen.getByRole('radio', { name: 'Sales' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Shoes' }));
    await waitFor(() => expect(bodies().at(-1)).toEqual({ type: 'shoes', years: [2026] }));
    expect(field('Year')).toHaveDisplayValue('2026');
    await user.click(screen.getByRole('radio', { name: 'Textile' }));
    await waitFor(() => expect(bodies().at(-1)).toEqual({ type: 'textile', years: [2026] }));
    expect(await drawnOption(/^Textile 2026/)).toBeDefined();
  });

  test('keeps the name of the shown category until the other one arrives', async () => {
    stub();
    const { user } = await open();
    expect(await drawnOption(/^Sales 2026/)).toBeDefined();
    const release = api.hold(years);
    await user.click(screen.getByRole('radio', { name: 'Shoes' }));
    await waitFor(() => expect(bodies().at(-1)).toEqual({ type: 'shoes', years: [2026] }));
    expect(screen.queryByRole('img', { name: /^Shoes/ })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^Sales 2026/ })).toBeInTheDocument();
    release();
    expect(await screen.findByRole('img', { name: /^Shoes 2026/ })).toBeInTheDocument();
  });

  test('loads the category anew that is chosen already, and goes back to the current year', async () => {
    stub();
    const { user } = await open();
    const asked = (year: number) =>
      bodies().filter((body) => body?.type === 'sales' && body.years?.[0] === year).length;
    await user.click(screen.getByRole('radio', { name: 'Sales' }));
    await waitFor(() => expect(asked(2026)).toBe(2));
    await user.selectOptions(field('Year'), '2022');
    await waitFor(() => expect(asked(2022)).toBe(1));
    await user.click(screen.getByRole('radio', { name: 'Sales' }));
    await waitFor(() => expect(asked(2026)).toBe(3));
    expect(field('Year')).toHaveDisplayValue('2026');
  });

  test('follows the theme and the direction', async () => {
    stub();
    await open('/rtl/dashboard');
    const arabic = await drawnOption(/^المبيعات 2026/);
    expect(arabic.xAxis[0]).toMatchObject({ inverse: true });
    expect(arabic.yAxis[0]).toMatchObject({ position: 'right' });
    const before = arabic.series[0]?.itemStyle.color;
    await act(async () => {
      document.documentElement.dataset.bsTheme = 'light';
      await Promise.resolve();
    });
    await waitFor(async () => {
      const light = await drawnOption(/^المبيعات 2026/);
      expect(light.series[0]?.itemStyle.color).not.toBe(before);
    });
    await act(async () => {
      delete document.documentElement.dataset.bsTheme;
      await Promise.resolve();
    });
  });
});

describe('a chart that cannot be loaded', () => {
  const CHARTS = [
    ['sales', 'Performance'],
    ['quantity', 'Total Shipments'],
    ['none', 'Online Sales'],
    ['bank', 'Bank Payments'],
  ] as const;
  const server500 = failure(500, 'internal', 'Something broke');

  test.each(CHARTS)(
    'for %s with 500 is logged, stays empty, and says nothing',
    async (type, name) => {
      expectConsole('error', /Error fetching chart data:.*Failed to fetch sales data/s);
      stub({ [type]: server500 });
      await open();
      await waitFor(() =>
        expect(bodies().filter((body) => (body?.type ?? 'none') === type)).toHaveLength(3),
      );
      await othersShown();
      expect(card(name).getByText('–')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  const NONSENSE = [plain('<html>'), plain([{ foo: 1 }]), plain({ data: 7 }), plain('')];
  const cases = CHARTS.flatMap(([type, name]) =>
    NONSENSE.map((answer) => ({ type, name, answer, body: JSON.stringify(answer.body) })),
  );

  test.each(cases)('for $type with the answer $body is logged', async ({ type, name, answer }) => {
    expectConsole('error', 'Error fetching chart data:');
    stub({ [type]: answer });
    await open();
    await othersShown();
    expect(card(name).getByText('–')).toBeVisible();
  });
});

describe('demo content', () => {
  test('has five tasks that can be ticked, each with an Edit Task tooltip', async () => {
    stub();
    const { user } = await open();
    const tasks = card('Tasks(5) today');
    expect(tasks.getAllByRole('checkbox')).toHaveLength(5);
    const task = tasks.getByRole('checkbox', { name: 'Receive the delivery' });
    expect(task).not.toBeChecked();
    await user.click(task);
    expect(task).toBeChecked();

    const [edit] = tasks.getAllByRole('button', { name: 'Edit Task' });
    await user.hover(edit as HTMLElement);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit Task');
    expect(tasks.getAllByRole('button', { name: 'Edit Task' })).toHaveLength(5);
  });

  test('has a menu whose entries do nothing', async () => {
    stub();
    const { user } = await open();
    for (const name of ['Action', 'Another action', 'Something else']) {
      await user.click(screen.getByRole('button', { name: 'Task settings' }));
      await user.click(screen.getByRole('button', { name }));
    }
    expect(bodies()).toHaveLength(4);
  });

  test('has a simple table', async () => {
    stub();
    await open();
    const table = screen.getByRole('table', { name: 'Simple Table' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Name', 'Country', 'City', 'Salary']);
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(5);
  });
});
