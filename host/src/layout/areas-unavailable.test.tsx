import { fakeApi, screen } from '@backoffice/testing';

import { REGISTRY } from '../testing/registry-fixture';
import { answerFetch, renderShell } from '../testing/render-shell';

const api = fakeApi();

const noRegistry = () => Promise.reject(new Error('No answer'));

test('without a registry the address stays, nothing redirects, and Retry brings the page', async () => {
  answerFetch(() => Promise.reject(new Error('No answer')));
  const { user, address } = await renderShell(api, '/admin/products?code=ab', {
    readRegistry: noRegistry,
  });
  expect(await screen.findByRole('heading', { name: 'Areas unavailable' })).toBeVisible();
  expect(address()).toBe('/admin/products?code=ab');
  expect(screen.getByRole('banner', { name: 'Top bar' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();

  answerFetch(() => Promise.resolve(Response.json(REGISTRY)));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'products page' })).toBeVisible();
  expect(address()).toBe('/admin/products?code=ab');
});
