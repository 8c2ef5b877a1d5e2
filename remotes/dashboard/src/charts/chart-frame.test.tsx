import { fakeApi, renderPage, screen } from '@backoffice/testing';

import { chartsDrawn, pretendCanvas } from '../testing/drawn-chart';
import { ChartFrame } from './chart-frame';
import { FiguresTable } from './figures-table';

fakeApi();
beforeAll(pretendCanvas);

const table = (
  <FiguresTable
    caption="Figures"
    corner="Month"
    columns={['2026']}
    rows={[{ head: 'JAN', cells: ['1'] }]}
  />
);

test('a chart is 150 by 300 where nothing else is said', async () => {
  await renderPage(<ChartFrame summary="Sales" option={{ series: [] }} />);
  await chartsDrawn(1);
  const drawing = screen.getByRole('img', { name: 'Sales' });
  expect(drawing).toHaveStyle({ blockSize: '150px' });
  expect(drawing.parentElement).toHaveStyle({ inlineSize: '300px' });
});

test('a chart has its figures behind it, as text and as a table', async () => {
  await renderPage(
    <ChartFrame
      summary="Sales 2026"
      option={{ series: [] }}
      height={200}
      width="100%"
      table={table}
    />,
  );
  await chartsDrawn(1);
  expect(screen.getByRole('img', { name: 'Sales 2026' })).toHaveStyle({ blockSize: '200px' });
  expect(screen.getByRole('table', { name: 'Figures' })).toHaveTextContent('Month2026JAN1');
});
