import {
  calls,
  fakeApi,
  failure,
  location,
  plain,
  screen,
  signedIn,
  user,
  waitFor,
  within,
} from '@backoffice/testing';

import {
  fillShoes,
  number,
  openDelivery as open,
  RECEIVED,
  save,
  stockLists,
  text,
} from '../testing/receiving';

const api = fakeApi();
beforeEach(() => stockLists(api));

const body = () => api.lastRequest(calls.deliveries.receive).body;

describe('add product', () => {
  it('receives shoes with a quantity per size, and starts anew', async () => {
    const { user } = await open();
    await fillShoes(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Brand' }), 'Puma');
    expect(screen.getByText('Total quantity').nextSibling).toHaveTextContent('2');
    expect(screen.getByText('Import value').nextSibling).toHaveTextContent('€60.00');
    expect(screen.getByText('Stock value').nextSibling).toHaveTextContent('€118.00');
    await save(user);

    expect(await screen.findByText('Product added successfully')).toBeVisible();
    expect(body()).toEqual({
      productType: 'shoes',
      code: 'AM-90',
      brand: 2,
      type: 4,
      color: 6,
      importPrice: 30,
      stockPrice: 59,
      sizes: [
        { size: 8, quantity: 2 },
        { size: 9, quantity: 0 },
      ],
    });
    await waitFor(async () => expect(await text('Code')).toHaveValue(''));
    expect(await text('Code')).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveDisplayValue('Nike');
    expect(number('41.5')).toHaveValue('0');
  });

  it('receives accessories', async () => {
    const { user } = await open('/admin/add/products?tab=accessories');
    await user.type(await text('Code'), 'BAG-1');
    await user.type(await text('Name'), 'Leather bag');
    await user.type(number('Import price'), '10');
    await user.type(number('Stock price'), '25');
    await user.type(number('Quantity'), '4');
    await save(user);
    await screen.findByText('Product added successfully');
    expect(body()).toEqual({
      productType: 'accessories',
      code: 'BAG-1',
      name: 'Leather bag',
      brand: 1,
      importPrice: 10,
      stockPrice: 25,
      quantity: 4,
    });
  });

  it('works by keyboard alone: Enter goes on, the last one saves', async () => {
    const { user } = await open();
    expect(await text('Code')).toHaveFocus();
    await user.keyboard('AM-90{Enter}{Enter}{Enter}{Enter}30{Enter}59{Enter}3{Enter}1{Enter}');
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(api.requests(calls.deliveries.receive)).toHaveLength(0);
    await user.keyboard('{Enter}');
    await screen.findByText('Product added successfully');
    expect(body()).toMatchObject({
      code: 'AM-90',
      importPrice: 30,
      stockPrice: 59,
      sizes: [
        { size: 8, quantity: 3 },
        { size: 9, quantity: 1 },
      ],
    });
  });

  it('saves from any field with Ctrl+Enter', async () => {
    const { user } = await open();
    await fillShoes(user);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Product added successfully')).toBeVisible();
  });

  it.each([
    ['shoes', ['Code', 'Import price', 'Stock price']],
    ['textile', ['Code', 'Import price', 'Stock price']],
    ['accessories', ['Code', 'Name', 'Import price', 'Stock price', 'Quantity']],
  ])('names what is missing of %s', async (type, labels) => {
    const { user } = await open(`/admin/add/products?tab=${type}`);
    const field = await text('Code');
    for (const typed of ['', '   ']) {
      if (typed) await user.type(field, typed);
      await save(user);
      expect(await screen.findByRole('alert')).toHaveTextContent('Code is required!');
      for (const label of labels) {
        expect(screen.getAllByText(`${label} is required!`)[0]).toBeVisible();
      }
    }
    expect(api.requests(calls.deliveries.receive)).toHaveLength(0);
  });

  it('requires brand, type and colour when none can be chosen, and says where to add them', async () => {
    api.on(calls.reference.listBrands, []);
    api.on(calls.reference.listTypes, []);
    api.on(calls.reference.listColors, []);
    const { user } = await open();
    for (const name of [
      'No brands found. Please Add brands in the CMS Panel',
      'No colors found. Please Add colors in the CMS Panel',
      'No types found. Please Add types in the CMS Panel',
    ]) {
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('href', '/admin/there/panels');
      expect(link.closest('[role="alert"]')).toHaveClass('alert-danger');
    }
    await save(user);
    for (const label of ['Brand', 'Type', 'Color']) {
      expect(await screen.findByText(`${label} is required!`)).toBeVisible();
    }
  });

  it('stays under /rtl with its link', async () => {
    api.on(calls.reference.listBrands, []);
    await open('/rtl/add/products?tab=accessories');
    const link = await screen.findByRole('link');
    expect(link).toHaveAttribute('href', '/rtl/there/panels');
  });

  it('reads whole numbers, and an empty quantity as 0', async () => {
    const { user } = await open();
    await user.type(await text('Code'), 'AM-90');
    await user.type(number('Import price'), '30.75');
    await user.type(number('Stock price'), '59.9');
    await user.clear(number('41.5'));
    await user.type(number('42'), '1.9');
    await user.tab();
    expect(number('Import price')).toHaveValue('30');
    expect(number('Import price')).toHaveAccessibleDescription(/^€ 30 \(typed 30\.75\)/);
    expect(number('41.5')).toHaveValue('0');
    await save(user);
    await screen.findByText('Product added successfully');
    expect(body()).toMatchObject({ importPrice: 30, stockPrice: 59 });
  });

  it('receives at a price with the cents that were kept', async () => {
    const { user } = await open();
    await fillShoes(user);
    await user.clear(number('Stock price'));
    await user.type(number('Stock price'), '79,90');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Stock price: Keep 79.90' }));
    await save(user);
    await screen.findByText('Product added successfully');
    expect(body()).toMatchObject({ stockPrice: 79.9 });
  });

  it('starts anew when the tab changes', async () => {
    const { user } = await open();
    await user.type(await text('Code'), 'AM-90');
    for (const tab of ['Textile', 'Shoes']) {
      await user.click(screen.getByRole('tab', { name: tab }));
      const form = within(await screen.findByRole('form', { name: tab }));
      expect(form.getByRole('textbox', { name: 'Code' })).toHaveValue('');
    }
  });

  it('says in which shop the units will lie', async () => {
    api.on(calls.authentication.user, signedIn({ user: user({ id: 1, location: 5 }) }));
    api.on(calls.reference.listLocations, [location({ id: 5, name: 'Airport' })]);
    await open();
    expect(await screen.findByText('Goes to Airport')).toBeVisible();
  });

  it("says 'Saving...' meanwhile and sends once", async () => {
    const { user } = await open();
    await fillShoes(user);
    const release = api.hold(calls.deliveries.receive);
    await save(user);
    const button = await screen.findByRole('button', { name: /Saving\.\.\./ });
    expect(button).toBeDisabled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    release();
    await screen.findByText('Product added successfully');
    expect(api.requests(calls.deliveries.receive)).toHaveLength(1);
  });
});

describe('when saving fails', () => {
  it.each([
    ['Reference r-17', failure(500, 'internal', 'Reference r-17')],
    ['Error adding product', plain('', 500)],
    ['Failed to add product', plain({ success: false })],
    ['No room', plain({ success: false, message: 'No room' })],
  ])('says %s', async (message, answer) => {
    api.on(calls.deliveries.receive, () => answer);
    const { user } = await open();
    await fillShoes(user);
    await save(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(await text('Code')).toHaveValue('AM-90');
  });

  it('puts the errors of fields beside them', async () => {
    api.fail(calls.deliveries.receive, 422, 'invalid', 'Check the fields', {
      fields: { code: 'This code is retired' },
    });
    const { user } = await open();
    await fillShoes(user);
    await save(user);
    expect(await screen.findByText('This code is retired')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('Check the fields');
    expect(await text('Code')).toBeInvalid();
  });

  it.each([
    ['0', 'Enter a quantity for at least one size.'],
    ['1000', 'At most 1,000 units can be received at once.'],
  ])('refuses %s units of a size beside another before it asks', async (typed, message) => {
    const { user } = await open();
    await fillShoes(user);
    await save(user);
    await screen.findByText('Received 2 units of AM-90.');
    await user.type(await text('Code'), 'AM-91');
    await user.type(screen.getByLabelText(/^Import price/), '30');
    await user.type(screen.getByLabelText(/^Stock price/), '59');
    const sizes = [screen.getByLabelText('41.5'), screen.getByLabelText('42')];
    for (const size of sizes) {
      await user.clear(size);
      await user.type(size, typed);
    }
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    for (const size of sizes) expect(size).toBeInvalid();
    expect(sizes[0]).toHaveFocus();
    expect(screen.queryByText('Received 2 units of AM-90.')).not.toBeInTheDocument();
    expect(api.requests(calls.deliveries.receive)).toHaveLength(1);
  });

  it('has one effect when the answer was lost, also after a reload', async () => {
    api.offline(calls.deliveries.receive);
    const before = await open();
    await fillShoes(before.user);
    await save(before.user);
    expect(await screen.findByText('Error adding product')).toBeVisible();
    before.unmount();

    const { user } = await open();
    await waitFor(async () => expect(await text('Code')).toHaveValue('AM-90'));
    expect(number('41.5')).toHaveValue('2');
    api.on(calls.deliveries.receive, RECEIVED);
    await save(user);
    await screen.findByText('Product added successfully');
    const keys = api.requests(calls.deliveries.receive).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('takes a new key after a refusal', async () => {
    api.fail(calls.deliveries.receive, 422, 'invalid', 'Not that code', {
      fields: { code: 'Not that code' },
    });
    const { user } = await open();
    await fillShoes(user);
    await save(user);
    await screen.findAllByText('Not that code');
    api.on(calls.deliveries.receive, RECEIVED);
    await save(user);
    await screen.findByText('Product added successfully');
    const keys = api.requests(calls.deliveries.receive).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});
