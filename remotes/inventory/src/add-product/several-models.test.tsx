import { SPECIFIED_ACTIONS } from '@backoffice/contracts';
import {
  calls,
  fakeApi,
  plain,
  productRow,
  received,
  screen,
  signedInAs,
  waitFor,
  within,
} from '@backoffice/testing';

import {
  fillShoes,
  number,
  openDelivery as open,
  save,
  stockLists,
  text,
} from '../testing/receiving';

const api = fakeApi();
const { receive } = calls.deliveries;

const first = { ...received(2), id: 3, models: 1 };
const second = { ...received(2), id: 3, models: 2 };

beforeEach(() => stockLists(api));

type User = Awaited<ReturnType<typeof open>>['user'];

async function receiveShoes(user: User, answer: object) {
  api.on(receive, answer as typeof first);
  await fillShoes(user);
  await save(user);
  await waitFor(async () => expect(await text('Code')).toHaveValue(''));
}
const another = () => screen.getByRole('button', { name: 'Add another model' });
const banner = () => screen.queryByRole('group', { name: 'Add another model' });
const bodies = () => api.requests(receive).map(({ body }) => body as Record<string, unknown>);
const sent = () => bodies().map(({ note, delivery }) => [note, delivery]);

async function openWithOne() {
  const opened = await open();
  await opened.user.type(await text("Supplier's note"), 'LS 4711{Enter}');
  expect(await text('Code')).toHaveFocus();
  await receiveShoes(opened.user, first);
  await screen.findByText('Received 2 units of AM-90.');
  return opened;
}

describe('another model of a delivery', () => {
  it('keeps the note, begins at the first field, and joins by keyboard alone', async () => {
    const { user } = await openWithOne();
    expect(number("Supplier's note")).toHaveValue('');
    while (document.activeElement !== another()) await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(await text('Code')).toHaveFocus();
    expect(banner()).toHaveTextContent('Another model of the delivery of AM-90');
    expect(banner()).toHaveTextContent("Supplier's note: LS 4711");
    await receiveShoes(user, second);
    expect(
      await screen.findByText(/^Received 2 units of AM-90. In this delivery: 2 models, 4 units.$/),
    ).toBeVisible();
    expect(sent()).toEqual([
      ['LS 4711', undefined],
      ['LS 4711', 3],
    ]);
    expect(banner()).toHaveTextContent('Another model of the delivery of AM-90, AM-90');
  });

  it('has its labels printed with those before', async () => {
    const all = [...first.items, ...second.items];
    // The first was sold within the minute, so the stock list no longer has it.
    const left = all.slice(1);
    api.on(
      calls.products.list,
      left.map(({ id, barcode }) => productRow({ id, barcode, code: 'AM-90' })),
    );
    const { user } = await openWithOne();
    await user.click(another());
    await receiveShoes(user, second);
    await user.click(await screen.findByRole('button', { name: 'Print 4 labels' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print labels' }));
    expect(dialog.getByText('4 labels on 1 sheet')).toBeVisible();
    const sheet = dialog.getByRole('img', { name: 'Preview of the first sheet' });
    for (const { barcode } of all) expect(sheet).toHaveTextContent(barcode);
  });

  it('joins after a reload, and as goods of another type', async () => {
    const before = await openWithOne();
    await before.user.click(another());
    before.unmount();
    const { user } = await open();
    expect(await screen.findByText('Received 2 units of AM-90.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Textile' }));
    await screen.findByRole('form', { name: 'Textile' });
    expect(banner()).toBeVisible();
    await receiveShoes(user, second);
    await screen.findByText(/2 models, 4 units/);
    expect(bodies().at(-1)).toMatchObject({ productType: 'textile', delivery: 3, note: 'LS 4711' });
  });

  it('is not asked for any more once a new delivery was begun, nor after a reload', async () => {
    const { user, unmount } = await openWithOne();
    await user.click(another());
    await user.click(screen.getByRole('button', { name: 'New delivery' }));
    expect(await text('Code')).toHaveFocus();
    expect(banner()).not.toBeInTheDocument();
    await receiveShoes(user, { ...first, id: 4 });
    expect(await screen.findByRole('button', { name: 'Print 2 labels' })).toBeVisible();
    expect(sent().at(-1)).toEqual([undefined, undefined]);
    unmount();
    await open();
    await text('Code');
    expect(banner()).not.toBeInTheDocument();
    expect(screen.queryByText(/^Received/)).not.toBeInTheDocument();
  });

  it('stays with the delivery when its note is closed or the server refuses', async () => {
    const { user } = await openWithOne();
    await user.click(another());
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/^Received/)).not.toBeInTheDocument();
    api.fail(receive, 409, 'conflict', 'That delivery is of another day.');
    await fillShoes(user);
    await save(user);
    expect(await screen.findByText('That delivery is of another day.')).toBeVisible();
    expect(banner()).toBeVisible();
    expect(await text('Code')).toHaveValue('AM-90');
  });

  it('is taken back alone, and the delivery keeps the others', async () => {
    const { user } = await openWithOne();
    await user.click(another());
    await receiveShoes(user, second);
    await screen.findByText(/2 models, 4 units/);
    const ids = second.items.map(({ id }) => id);
    api.on(calls.history.undo, { ids, operation: 99 });
    const [latest] = screen.getAllByRole('button', { name: 'Undo' });
    await user.click(latest as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Print 2 labels' })).toBeVisible();
    expect(api.lastRequest(calls.history.undo).path).toContain(String(second.operation));
    expect(banner()).toHaveTextContent(/delivery of AM-90(?!,)/);
  });
});

describe('servers without models', () => {
  it('of the release before are not asked for another one', async () => {
    const { user } = await open();
    await receiveShoes(user, { id: 3, operation: 1, items: first.items });
    await screen.findByText('Received 2 units of AM-90.');
    expect(screen.queryByRole('button', { name: 'Add another model' })).not.toBeInTheDocument();
  });

  it('of the specification alone show nothing of it', async () => {
    api.on(calls.authentication.user, signedInAs('owner', { actions: [...SPECIFIED_ACTIONS] }));
    const { user } = await open();
    await text('Code');
    expect(screen.queryByRole('textbox', { name: "Supplier's note" })).not.toBeInTheDocument();
    api.on(receive, () => plain({ success: true, message: 'ok' }));
    await fillShoes(user);
    await save(user);
    await screen.findByText('Received 2 units of AM-90.');
    expect(screen.queryByRole('button', { name: 'Add another model' })).not.toBeInTheDocument();
  });
});
