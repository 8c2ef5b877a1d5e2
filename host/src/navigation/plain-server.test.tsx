import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Area, Registry } from '@backoffice/contracts';
import { act, calls, fakeApi, plain, screen, signedIn, user as person } from '@backoffice/testing';

import { REGISTRY } from '../testing/registry-fixture';
import { renderShell } from '../testing/render-shell';

const api = fakeApi();

const REMOTES = join(__dirname, '../../../remotes');
const SPECIFIED = [
  ...['/dashboard', '/sales', '/add/products', '/products', '/transactions', '/cms', '/settings'],
  ...['/icons', '/notifications', '/user-profile', '/company-profile'],
];

/** Every page there is for whoever is signed in. */
const routes = readdirSync(REMOTES).flatMap((name) => {
  const area = JSON.parse(readFileSync(join(REMOTES, name, 'area.json'), 'utf8')) as Area;
  return area.routes.filter(({ open }) => !open);
});
const registry: Registry = {
  areas: REGISTRY.areas.slice(-1).map((entry) => ({
    ...entry,
    // A page's content doesn't matter here, so all show the same.
    area: { ...entry.area, routes: routes.map((route) => ({ ...route, page: 'tables' })) },
  })),
};

function go(address: string): void {
  act(() => {
    window.history.pushState(null, '', `/admin${address}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}
const ownPage = () => screen.findByRole('heading', { name: 'tables page' });
const notHere = () => screen.findByText('This server does not have this page');

test('a plain server has the specified pages, and every other page says that it is missing', async () => {
  const { timezone: _, ...company } = signedIn().company;
  api.on(calls.authentication.user, plain({ user: person(), company }));
  await renderShell(api, '/admin/dashboard', { readRegistry: () => Promise.resolve(registry) });
  await ownPage();
  for (const { path, label } of routes) {
    const isSpecified = SPECIFIED.includes(path);
    go(isSpecified ? '/till' : path);
    expect(await notHere()).toBeVisible();
    expect(screen.queryByText(/allow|rights/)).not.toBeInTheDocument();
    if (!isSpecified) {
      expect(screen.getByRole('heading', { level: 1, name: label.en })).toBeVisible();
    }
    go(isSpecified ? path : '/dashboard');
    expect(await ownPage()).toBeVisible();
  }
  expect(api.requests(calls.approvals.people)).toHaveLength(0);
});
