import { fakeApi, screen, waitFor, within } from '@backoffice/testing';

import { REGISTRY } from '../../testing/registry-fixture';
import { renderShell } from '../../testing/render-shell';

const api = fakeApi();

const inGroups: Record<string, string> = { '/sales': 'sell', '/cms': 'catalogue' };
const registry = {
  ...REGISTRY,
  areas: REGISTRY.areas.map((entry) => ({
    ...entry,
    area: {
      ...entry.area,
      routes: entry.area.routes.map((route) => ({ ...route, group: inGroups[route.path] })),
    },
  })),
};

test('the sidebar stands in groups that fold; the group of the open page unfolds', async () => {
  const { user } = await renderShell(api, '/admin/dashboard', {
    readRegistry: () => Promise.resolve(registry),
  });
  await screen.findByRole('heading', { level: 1 });
  const group = (name: string) => screen.getByText(name).closest('details');
  expect(group('Sell')).toHaveAttribute('open');
  expect(screen.queryByText('Demo')).not.toBeInTheDocument();
  expect(within(group('Sell') as HTMLElement).getByRole('link').textContent).toBe('Sales');

  await user.click(screen.getByText('Catalogue'));
  expect(group('Catalogue')).not.toHaveAttribute('open');
  expect(localStorage.getItem('backoffice.sidebar-catalogue')).toBe('folded');
  await user.click(screen.getByText('CMS Panel'));
  await waitFor(() => expect(group('Catalogue')).toHaveAttribute('open'));
});
