import { fakeApi, renderPage, screen, waitFor, within } from '@backoffice/testing';

import { area } from '../area';
import { chartsDrawn, drawnOption, pretendCanvas } from '../testing/drawn-chart';
import IconsPage from './icons/icons-page';
import NotificationsPage from './notifications/notifications-page';
import TablesPage from './tables/tables-page';

fakeApi();
const { texts } = area;
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol viewBox="0 0 16 16" id="cart-check"><path fill-rule="evenodd" d="M1 1z"/></symbol>
  <symbol viewBox="0 0 16 16" id="cart"><path d="M2 2z"/></symbol>
  <symbol viewBox="0 0 16 16" id="bag"><circle cx="8" cy="8" r="4"/></symbol>
</svg>`;

/** The sheet of icons is a file of the build, not a call of the API. */
const serveSheet = (status: number, body: string) => {
  window.fetch = () => Promise.resolve(new Response(body, { status }));
};

beforeAll(pretendCanvas);

describe('icons', () => {
  const open = () => renderPage(<IconsPage />, { texts });
  const names = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  test('are found by parts of their name, and a click copies it', async () => {
    serveSheet(200, SHEET);
    const { user } = await open();
    expect(await screen.findByText('3 icons')).toBeVisible();
    await user.type(screen.getByLabelText('Search icons'), 'check Cart');
    await waitFor(() => expect(names()).toEqual(['cart-check']));
    await user.click(screen.getByRole('button', { name: 'cart-check' }));
    expect(await screen.findByText('Copied: cart-check')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe('cart-check');

    await user.clear(screen.getByLabelText('Search icons'));
    await user.type(screen.getByLabelText('Search icons'), 'nothing');
    expect(await screen.findByText('No icon has this name')).toBeVisible();
  });

  test('have names that read from left to right in any language', async () => {
    serveSheet(200, SHEET.replace('id="bag"', 'id="1-circle"'));
    const { user } = await renderPage(<IconsPage />, { texts, language: 'ar' });
    const name = await screen.findByText('1-circle');
    expect(name).toHaveAttribute('dir', 'ltr');
    expect(name.tagName).toBe('BDI');
    await user.click(name);
    expect(await screen.findByText('تم النسخ: \u20661-circle\u2069')).toBeVisible();
  });

  test('are drawn as the sheet has them', async () => {
    serveSheet(200, SHEET);
    const { container } = await open();
    await screen.findByText('3 icons');
    expect(container.querySelector('path[fill-rule="evenodd"]')).toHaveAttribute('d', 'M1 1z');
    expect(container.querySelector('circle')).toHaveAttribute('r', '4');
  });

  test('that cannot be had are asked for again', async () => {
    serveSheet(404, 'gone');
    const { user } = await open();
    expect(await screen.findByText('The icons could not be loaded')).toBeVisible();
    serveSheet(200, SHEET);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('3 icons')).toBeVisible();
  });
});

describe('notifications', () => {
  const CORNERS = ['left', 'center', 'right'].flatMap((side) => [`Top ${side}`, `Bottom ${side}`]);

  test.each(CORNERS)('of every kind appear at %s', async (place) => {
    const { user } = await renderPage(<NotificationsPage />, { texts });
    const corner = within(screen.getByRole('region', { name: place }));
    for (const kind of ['Success', 'Info', 'Warning', 'Danger']) {
      await user.click(corner.getByRole('button', { name: kind }));
      const shown = await screen.findByText(`${kind}, ${place}`);
      const container = shown.closest('.Toastify__toast-container');
      expect(container).toHaveClass(
        `Toastify__toast-container--${place.toLowerCase().replace(' ', '-')}`,
      );
    }
  });
});

describe('tables', () => {
  test('are two, beside the five sample charts, and ask the server for nothing', async () => {
    await renderPage(<TablesPage />, { texts, isSignedIn: false });
    await chartsDrawn(5);
    for (const name of ['Simple Table', 'Table on Plain Background']) {
      const table = screen.getByRole('table', { name });
      expect(within(table).getByRole('columnheader', { name: 'Salary' })).toBeVisible();
    }
    const kinds = await Promise.all(
      ['Bar', 'Pie', 'Doughnut', 'Radar', 'Bubble'].map(async (name) => {
        const option = await drawnOption(new RegExp(`^${name} chart`));
        return option.series[0]?.type;
      }),
    );
    expect(kinds).toEqual(['bar', 'pie', 'pie', 'radar', 'scatter']);
    expect((await drawnOption(/^Bar chart/)).yAxis[0]?.max).toBe(50);
    expect(screen.getByRole('table', { name: 'Radar' })).toHaveTextContent('Sneakers42');
  });
});
