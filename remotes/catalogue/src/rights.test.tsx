import { brand, calls, fakeApi, renderArea, screen, signedInAs } from '@backoffice/testing';

import areaJson from '../area.json';
import { area } from './area';

const api = fakeApi();
const open = () => renderArea(area, areaJson.routes, '/admin/cms');
const buttons = () =>
  screen
    .queryAllByRole('button', { name: /^(Add|Edit|Delete) / })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim());

test.each([
  ['cashier', []],
  ['stock', ['Add brand', 'Edit Nike', 'Delete Nike']],
  ['manager', ['Add brand', 'Edit Nike', 'Delete Nike']],
] as const)('a %s reads the lists, and may change them: %s', async (rights, offered) => {
  api.on(calls.authentication.user, signedInAs(rights));
  api.on(calls.reference.listBrands, [brand({ brandName: 'Nike' })]);
  await open();
  expect(await screen.findByRole('row', { name: /Nike/ })).toBeVisible();
  expect(buttons()).toEqual(offered);
});

test('an empty list does not ask a person without the right to fill it', async () => {
  api.on(calls.authentication.user, signedInAs('cashier'));
  api.on(calls.reference.listBrands, []);
  await open();
  expect(await screen.findByText(/^No brands/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});
