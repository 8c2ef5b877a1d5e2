import type { SupplierCode } from '@backoffice/contracts';
import {
  calls,
  failure,
  fakeApi,
  page,
  productRow,
  renderArea,
  scan,
  screen,
  signedInAs,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../../area.json';
import { area } from '../../area';

const api = fakeApi();
const { list, add, remove } = calls.supplierCodes;
const EAN = '4006381333931';
const CARTON = '14006381333938';
const unit = productRow({ id: 7, code: 'AM-90', number: '41' });

let codes: SupplierCode[];
beforeEach(() => {
  codes = [];
  api.on(calls.reference.listLocations, []);
  api.on(calls.products.list, page([unit], { total: 1, capped: false, next: null }));
  api.on(calls.products.history, []);
  api.on(calls.products.siblings, []);
  api.on(list, () => codes);
  api.on(add, ({ body: { code, quantity = 1 } }) => {
    const size = { id: 8, name: '41' };
    const added = { code, product: 3, size, quantity, added_at: '2026-11-20T10:15:00.000Z' };
    codes = [...codes, { ...added, by: 'arta' }];
    return { ...added, by: 'arta' };
  });
  api.on(remove, ({ params }) => {
    codes = codes.filter(({ code }) => code !== params.code);
    return { code: params.code ?? '' };
  });
});

async function openPanel(rights: 'stock' | 'cashier' = 'stock') {
  api.on(calls.authentication.user, signedInAs(rights));
  const { user } = await renderArea(area, areaJson.routes, '/admin/products?all=1');
  await user.click(await screen.findByText('41'));
  const panel = within(await screen.findByRole('dialog', { name: /AM-90/ }));
  await panel.findByRole('heading', { name: 'History' });
  const heading = () => panel.queryByRole('heading', { name: "Suppliers' codes" });
  const press = async (name: string) => user.click(await panel.findByRole('button', { name }));
  return { user, panel, heading, press };
}

async function openForm() {
  const opened = await openPanel();
  await opened.press('Add a code');
  const form = within(await screen.findByRole('dialog', { name: "Add a supplier's code" }));
  const code = () => form.getByRole('textbox', { name: /^EAN, UPC or ITF-14/ });
  const pieces = () => form.getByRole('textbox', { name: /^Pieces in the box/ });
  /** Pasted, to count as typed by hand: keys that come all at once would be a scan. */
  const enter = async (text: string) => {
    await opened.user.click(code());
    await opened.user.paste(text);
    await opened.user.keyboard('{Enter}{Enter}');
  };
  return { ...opened, form, code, pieces, enter };
}

test("a carton's code is scanned, its pieces are typed, and it is listed", async () => {
  const { user, panel, code, pieces } = await openForm();
  expect(panel.getByText('None yet')).toBeVisible();
  await scan(CARTON);
  await waitFor(() => expect(code()).toHaveValue(CARTON));
  expect(pieces()).toHaveFocus();
  await user.clear(pieces());
  await user.type(pieces(), '12{Enter}');
  expect(await panel.findByText(CARTON)).toBeVisible();
  expect(panel.getByText(/× 12/)).toBeVisible();
  expect(screen.getByText(`${CARTON} was added`)).toBeVisible();
  expect(api.lastRequest(add).body).toEqual({ code: CARTON, quantity: 12, unit: 7 });
});

test('a code is typed by keyboard alone, and a mistyped one is refused beside its field', async () => {
  const { user, panel, form, code, enter } = await openForm();
  expect(code()).toHaveFocus();
  await user.keyboard('123{Enter}{Enter}');
  expect(await form.findByText('123 is no EAN, UPC or ITF-14.')).toBeVisible();
  expect(api.requests(add)).toHaveLength(0);
  await user.clear(code());
  await enter(EAN);
  expect(await panel.findByText(EAN)).toBeVisible();
});

test('a label of ours is refused as a code, and a code of another product stays there', async () => {
  const { form, code, enter } = await openForm();
  await scan('200000000011');
  expect(await form.findByText(/one of our own labels/)).toBeVisible();
  expect(code()).toHaveValue('');
  const message = `${EAN} is TB-10 Puma 42`;
  api.on(add, () => failure(409, 'duplicate', message, { fields: { code: message } }));
  await enter(EAN);
  expect(await form.findByText(message)).toBeVisible();
  expect(code()).toHaveValue(EAN);
});

test('a wrong code is removed once somebody says so', async () => {
  const size = { id: 8, name: '41' };
  const one = { code: EAN, product: 3, size, added_at: '2026-11-20T10:15:00.000Z', by: 'arta' };
  codes = [{ ...one, quantity: 1 }];
  const { user, panel, press } = await openPanel();
  await press(`Remove ${EAN}`);
  let question = within(await screen.findByRole('alertdialog', { name: 'Remove this code?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(panel.getByText(EAN)).toBeVisible();

  api.fail(remove, 500, 'internal', 'Broken');
  await press(`Remove ${EAN}`);
  question = within(await screen.findByRole('alertdialog', { name: 'Remove this code?' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(`${EAN} could not be removed`)).toBeVisible();

  api.on(remove, () => {
    codes = [];
    return { code: EAN };
  });
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await panel.findByText('None yet')).toBeVisible();
  expect(screen.getByText(`${EAN} was removed`)).toBeVisible();
});

test('a person who may not receive sees the codes, and no empty place without codes', async () => {
  const { heading } = await openPanel('cashier');
  await waitFor(() => expect(api.requests(list)).toHaveLength(1));
  expect(heading()).not.toBeInTheDocument();
});
