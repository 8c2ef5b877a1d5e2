import { act, renderPage, screen } from '@backoffice/testing';
import { useState } from 'react';

import { PAGE_ACTIONS_ID, PAGE_BRAND_ID } from './in-bar';
import { PageFrame } from './page-frame';
import { Tabs } from './tabs';
import { useUrlState } from './use-url-state';

test('a page takes the focus and the title of the window, and brings its heading to the bar', async () => {
  const close = jest.fn();
  const { user } = await renderPage(
    <>
      <div id={PAGE_BRAND_ID} data-testid="brand" />
      <div id={PAGE_ACTIONS_ID} data-testid="actions" />
      <PageFrame
        title="SO-1270"
        parent={{ title: 'Deliveries', onOpen: close }}
        actions={<button type="button">Print</button>}
      >
        <p>Rows</p>
      </PageFrame>
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'SO-1270' })).toHaveFocus();
  expect(document.title).toBe('SO-1270 · Back office');
  expect(screen.getByTestId('brand')).toHaveTextContent('Deliveries/SO-1270');
  expect(screen.getByTestId('actions')).toHaveTextContent('Print');
  await user.click(screen.getByRole('button', { name: 'Deliveries' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('without a bar the heading and the buttons stand at the head of the page', async () => {
  await renderPage(
    <PageFrame title="Sales" actions={<button type="button">Print</button>}>
      <p>Rows</p>
    </PageFrame>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

const panels = ['Brands', 'Colors', 'Numbers'].map((label) => ({
  id: label.toLowerCase(),
  label,
  panel: () => <p>Table of {label}</p>,
}));

test('the open tab is in the URL, a shared link opens it', async () => {
  const { user, currentPath } = await renderPage(<Tabs tabs={panels} label="Tables" />, {
    path: '/admin/cms?tab=colors',
  });
  expect(screen.getByRole('tabpanel', { name: 'Colors' })).toHaveTextContent('Table of Colors');
  await user.click(screen.getByRole('tab', { name: 'Numbers' }));
  expect(screen.getByText('Table of Numbers')).toBeVisible();
  expect(currentPath()).toBe('/admin/cms?tab=numbers');
});

test('arrow keys, Home and End move between tabs', async () => {
  const { user } = await renderPage(<Tabs tabs={panels} label="Tables" />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Brands' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Numbers', selected: true })).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Colors', selected: true })).toHaveFocus();
});

test('the left arrow goes to the next tab from right to left', async () => {
  const { user } = await renderPage(<Tabs tabs={panels} label="Tables" />, { language: 'ar' });
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Colors' })).toHaveFocus();
});

function Filters() {
  const [today, setToday] = useState('2026-11-21');
  const [filters, change] = useUrlState({ code: '', start: today });
  return (
    <>
      <output aria-label="Filters">{`${filters.code}|${filters.start}`}</output>
      <button type="button" onClick={() => change({ code: 'air', start: '2026-11-01' })}>
        Filter
      </button>
      <button
        type="button"
        onClick={() => {
          change({ code: 'air' });
          change({ start: '2026-11-01' });
        }}
      >
        Twice
      </button>
      <button type="button" onClick={() => change({ code: '' })}>
        Clear
      </button>
      <button type="button" onClick={() => setToday('2026-11-22')}>
        Midnight
      </button>
    </>
  );
}

test('filters live in the URL; what equals its default does not', async () => {
  const { user, currentPath } = await renderPage(<Filters />, { path: '/admin/products' });
  expect(screen.getByLabelText('Filters')).toHaveTextContent('|2026-11-21');
  await user.click(screen.getByRole('button', { name: 'Midnight' }));
  expect(screen.getByLabelText('Filters')).toHaveTextContent('|2026-11-22');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(currentPath()).toBe('/admin/products?code=air&start=2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(currentPath()).toBe('/admin/products?start=2026-11-01');
});

test('of two changes in quick succession, the second keeps the first', async () => {
  const { user, currentPath, goTo } = await renderPage(<Filters />, { path: '/admin/products' });
  await user.click(screen.getByRole('button', { name: 'Twice' }));
  expect(currentPath()).toBe('/admin/products?code=air&start=2026-11-01');
  await act(() => goTo('/admin/products'));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(currentPath()).toBe('/admin/products');
});
