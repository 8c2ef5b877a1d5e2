import { fakeApi, renderPage, screen, waitFor } from '@backoffice/testing';

import { chartsDrawn, drawnOption, pretendCanvas, pretendWidth } from '../../testing/drawn-chart';
import { FiguresTable } from '../figures-table';
import { ChartFrame } from './chart-frame';
import { echarts } from './chart-library';

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

test('a chart follows its frame, also in the moment after it was drawn', async () => {
  const observed: ResizeObserverCallback[] = [];
  jest.spyOn(window, 'ResizeObserver').mockImplementation(function (callback) {
    observed.push(callback);
    return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  });
  await renderPage(
    <ChartFrame summary="Sales" option={{ series: [{ type: 'pie', data: [1] }] }} width="100%" />,
  );
  await drawnOption(/Sales/);
  pretendWidth(400);
  const frame = document.querySelector<HTMLElement>('.echarts-for-react');
  for (const resized of observed) resized([], {} as ResizeObserver);
  await waitFor(() => expect(echarts.getInstanceByDom(frame!)?.getWidth()).toBe(400));
  pretendWidth(600);
});
