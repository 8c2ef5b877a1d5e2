import {
  brand,
  calls,
  color,
  delivery,
  deliveryChange,
  deliveryView,
  fakeApi,
  operation,
  productRow,
  received,
  renderArea,
  scan,
  screen,
  setNow,
  sizeNumber,
  specificType,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../../area.json';
import { area } from '../../area';

const api = fakeApi();
const { one, correct, addUnits } = calls.deliveries;

const mistaken = delivery({ id: 3, code: 'AM-09', import_price: '30.00' });
const pair = (id: number, number: string, own = {}) => ({
  ...productRow({ id, code: 'AM-09', number, ...own }),
  state: 'in_stock' as const,
});
const units = [
  pair(1, '41'),
  pair(2, '41', { set_aside: 'damaged' }),
  pair(3, '41'),
  { ...pair(4, '42'), state: 'sold' as const },
  pair(5, '42'),
];

beforeEach(() => {
  setNow('2026-11-21');
  api.on(calls.reference.listBrands, [
    brand({ id: 1, brandName: 'Nike' }),
    brand({ id: 2, brandName: 'Puma' }),
  ]);
  api.on(calls.reference.listTypes, [specificType({ id: 4, specificType: 'Sneakers' })]);
  api.on(calls.reference.listColors, [
    color({ id: 6, colorName: 'Black' }),
    color({ id: 7, colorName: 'White' }),
  ]);
  api.on(calls.reference.listNumbers, [
    sizeNumber({ id: 8, number: '41' }),
    sizeNumber({ id: 9, number: '42' }),
  ]);
  api.on(one, deliveryView({ delivery: mistaken, units }));
});

const open = async () => {
  const page = await renderArea(area, areaJson.routes, '/admin/deliveries?id=3');
  await screen.findByRole('heading', { level: 1, name: 'Delivery of AM-09' });
  const press = async (name: string) => {
    await page.user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  const tick = (id: number) =>
    page.user.click(
      screen.getByRole('checkbox', { name: new RegExp(`${units[id - 1]?.barcode}`) }),
    );
  return { ...page, press, tick };
};

describe('Correct', () => {
  test('sends what was changed for all in stock, and the labels that became wrong are offered', async () => {
    api.on(correct, { ids: [1, 2, 3, 5], operation: 7, left: 1 });
    const { user, press } = await open();
    const form = await press('Correct');
    expect(
      form.getByText(/Applies to all 4 units in stock. What is sold or out stays/),
    ).toBeVisible();
    const code = form.getByRole('textbox', { name: /^Code/ });
    expect(code).toHaveValue('AM-09');
    expect(code).toHaveFocus();
    expect(form.queryByRole('combobox', { name: /^Size/ })).not.toBeInTheDocument();
    await user.clear(code);
    await user.type(code, 'AM-90');
    await user.selectOptions(form.getByRole('combobox', { name: /^Color/ }), 'White');
    await user.clear(form.getByRole('textbox', { name: /^Stock price/ }));
    await user.type(form.getByRole('textbox', { name: /^Stock price/ }), '79,90');
    await user.type(form.getByRole('textbox', { name: /^Note/ }), 'Typed wrong');
    const corrected = units.map((unit) => ({
      ...unit,
      code: 'AM-90',
      label_due: unit.state === 'in_stock',
    }));
    api.on(one, deliveryView({ delivery: { ...mistaken, code: 'AM-90' }, units: corrected }));
    await user.click(form.getByRole('button', { name: 'Correct 4 units' }));
    expect(await screen.findByText('4 units corrected')).toBeVisible();
    expect(api.lastRequest(correct)).toMatchObject({
      params: { id: '3' },
      body: { code: 'AM-90', color: 7, stockPrice: '79.90', note: 'Typed wrong' },
    });
    await user.click(await screen.findByRole('button', { name: 'Print due labels (4)' }));
    expect(await screen.findByRole('dialog', { name: 'Print labels' })).toBeVisible();
  });

  test('of ticked units can change their size', async () => {
    api.on(correct, { ids: [1], operation: 7, left: 0 });
    const { user, press, tick } = await open();
    await tick(1);
    const form = await press('Correct');
    await user.selectOptions(form.getByRole('combobox', { name: /^Size/ }), '42');
    await user.click(form.getByRole('button', { name: 'Correct 1 unit' }));
    await waitFor(() => expect(api.lastRequest(correct).body).toEqual({ ids: [1], size: 9 }));
  });

  test('names the units that were sold meanwhile, and keeps what was typed', async () => {
    api.fail(correct, 409, 'already_sold', '1 unit is sold', {
      conflicts: [{ id: 1, code: 'AM-09', sold_at: '2026-11-21T08:00:00.000Z', sold_by: 'arta' }],
    });
    const { user, press, tick } = await open();
    await tick(1);
    await tick(3);
    const form = await press('Correct');
    const code = form.getByRole('textbox', { name: /^Code/ });
    await user.clear(code);
    await user.type(code, 'AM-90');
    await user.click(form.getByRole('button', { name: 'Correct 2 units' }));
    const name = `AM-09 · 41 · ${units[0]?.barcode}`;
    expect(
      await form.findByText(`Not in stock any more: ${name}. Nothing was changed.`),
    ).toBeVisible();
    expect(code).toHaveValue('AM-90');
  });

  test('asks for a change, leaves a scan alone, and puts errors beside their fields', async () => {
    const { user, press } = await open();
    const form = await press('Correct');
    await user.click(form.getByRole('button', { name: 'Correct 4 units' }));
    expect(await form.findByText('Change what is wrong first.')).toBeVisible();
    await scan('200000000012');
    expect(api.requests(correct)).toHaveLength(0);
    api.fail(correct, 422, 'invalid', 'Check the fields', { fields: { code: 'Too odd' } });
    await user.type(form.getByRole('textbox', { name: /^Code/ }), 'X');
    await user.click(form.getByRole('button', { name: 'Correct 4 units' }));
    expect(await form.findByText('Too odd')).toBeVisible();
  });
});

describe('Fewer arrived', () => {
  test('takes so many of a size out, what is set aside last', async () => {
    api.on(calls.stock.out, { ids: [3, 1], operation: 7 });
    const { user, press } = await open();
    const form = await press('Fewer arrived');
    await user.click(form.getByRole('button', { name: 'Take out of stock' }));
    expect(await form.findByText('Enter how many are missing.')).toBeVisible();
    const field = form.getByRole('textbox', { name: '41' });
    await user.clear(field);
    await user.type(field, '2');
    await user.click(form.getByRole('button', { name: 'Take out of stock' }));
    expect(await screen.findByText('2 units taken out of stock')).toBeVisible();
    expect(api.lastRequest(calls.stock.out).body).toEqual({
      ids: [3, 1],
      reason: 'not_delivered',
      note: '',
    });
  });

  test('takes exactly the ticked ones', async () => {
    api.on(calls.stock.out, { ids: [2], operation: 7 });
    const { user, press, tick } = await open();
    await tick(2);
    const form = await press('Fewer arrived');
    expect(form.getByText('1 ticked unit')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Take out of stock' }));
    await screen.findByText('1 unit taken out of stock');
    expect(api.lastRequest(calls.stock.out).body).toMatchObject({ ids: [2] });
  });
});

test('more came: they join the delivery, and their labels are offered', async () => {
  const answer = received(2);
  api.on(addUnits, answer);
  const { user, press } = await open();
  const form = await press('More arrived');
  await user.click(form.getByRole('button', { name: 'Receive' }));
  expect(await form.findByText('Enter how many more came.')).toBeVisible();
  const field = form.getByRole('textbox', { name: '42' });
  await user.clear(field);
  await user.type(field, '2');
  const [first, second] = answer.items;
  const more = [first, second].map((item) => pair(item?.id ?? 0, '42', item));
  api.on(one, deliveryView({ delivery: mistaken, units: [...units, ...more] }));
  await user.click(form.getByRole('button', { name: 'Receive' }));
  expect(await screen.findByText('2 more units received.')).toBeVisible();
  expect(api.lastRequest(addUnits)).toMatchObject({
    params: { id: '3' },
    body: { sizes: [{ size: 9, quantity: 2 }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Print 2 labels' }));
  expect(await screen.findByRole('dialog', { name: 'Print labels' })).toBeVisible();
});

test('a correction is undone by its entry in the history', async () => {
  const changes = [deliveryChange({ operation: 7 }), deliveryChange({ undone: true })];
  api.on(one, deliveryView({ delivery: mistaken, units, changes }));
  api.on(calls.history.one, { operation: operation({ id: 7, units: 2 }), units: [] });
  api.on(calls.history.undo, { ids: [1, 2], operation: 9 });
  const { user } = await open();
  expect(screen.getByText('Undone')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(await screen.findByRole('button', { name: 'Undo all 2 units' }));
  expect(await screen.findByText('Undone: 2 units are as they were.')).toBeVisible();
  expect(api.lastRequest(calls.history.undo).params).toEqual({ id: '7' });
});
