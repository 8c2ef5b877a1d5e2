import {
  brand,
  calls,
  color,
  fakeApi,
  failure,
  location,
  plain,
  renderArea,
  savedMeanwhile,
  screen,
  sizeNumber,
  specificType,
  waitFor,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const nike = brand({ id: 7, brandName: 'Nike', produced: 'Vietnam' });

beforeEach(() => {
  api.on(calls.reference.listBrands, [nike]);
});

const open = (path = '/admin/cms', language?: 'ar') =>
  renderArea(area, areaJson.routes, path, { language });
const dialog = () => screen.findByRole('dialog');
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('CMS panel', () => {
  it('adds a brand', async () => {
    api.on(calls.reference.addBrand, 8);
    const { user } = await open();
    await rowOf('Nike');
    await user.click(screen.getByRole('button', { name: 'Add brand' }));
    const form = within(await dialog());
    await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Textile');
    await user.type(form.getByRole('textbox', { name: 'Brand name' }), 'Adidas');
    await user.type(form.getByRole('textbox', { name: 'Produced' }), 'Turkey');
    api.on(calls.reference.listBrands, [nike, brand({ brandName: 'Adidas', type: 'textile' })]);
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(
      await screen.findByText('A new item has been added to brands successfully'),
    ).toBeVisible();
    expect(api.lastRequest(calls.reference.addBrand).body).toEqual({
      type: 'textile',
      brandName: 'Adidas',
      produced: 'Turkey',
    });
    expect(await rowOf('Adidas')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows a brand that somebody else saved meanwhile', async () => {
    api.on(calls.reference.listBrands, [{ ...nike, version: 'one' }]);
    api.on(
      calls.reference.editBrand,
      savedMeanwhile({ ...nike, type: 'textile', version: 'two' }, nike.id),
    );
    const { user } = await open();
    await user.click(within(await rowOf('Nike')).getByRole('button', { name: 'Edit Nike' }));
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: 'Brand name' }), ' Air{Enter}');
    expect(await form.findByRole('row', { name: 'Type Textile Shoes' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Take theirs' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.lastRequest(calls.reference.editBrand).body).toMatchObject({
      ...{ type: 'textile', brandName: 'Nike Air' },
      version: 'two',
    });
  });

  it('edits the brand of a row', async () => {
    api.on(calls.reference.editBrand, 7);
    const { user } = await open();
    await user.click(within(await rowOf('Nike')).getByRole('button', { name: 'Edit Nike' }));
    const form = within(await dialog());
    const name = form.getByRole('textbox', { name: 'Brand name' });
    expect(name).toHaveValue('Nike');
    await user.clear(name);
    await user.type(name, 'Nike Air{Enter}');

    expect(
      await screen.findByText('Item of brands with ID:7 has updated successfully'),
    ).toBeVisible();
    expect(api.lastRequest(calls.reference.editBrand).body).toEqual({
      id: 7,
      type: 'shoes',
      brandName: 'Nike Air',
      produced: 'Vietnam',
    });
  });

  it('deletes after asking', async () => {
    api.on(calls.reference.remove, 7);
    const { user } = await open();
    await user.click(within(await rowOf('Nike')).getByRole('button', { name: 'Delete Nike' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/“Nike”/)).toBeVisible();
    api.on(calls.reference.listBrands, []);
    await user.click(question.getByRole('button', { name: 'Delete' }));

    expect(
      await screen.findByText('Item of brands with ID: 7 has been deleted successfully'),
    ).toBeVisible();
    expect(api.lastRequest(calls.reference.remove)).toMatchObject({
      params: { endpoint: 'brand' },
      body: { kind: 'brand', id: 7 },
    });
    expect(await screen.findByText('No brands yet')).toBeVisible();
  });

  it('says why the server refuses to delete', async () => {
    api.fail(calls.reference.remove, 409, 'in_use', 'Brand "Nike" is used by 12 products');
    const { user } = await open();
    await user.click(within(await rowOf('Nike')).getByRole('button', { name: 'Delete Nike' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Brand "Nike" is used by 12 products')).toBeVisible();
    expect(screen.queryByText('Failed to delete item')).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(await rowOf('Nike')).toBeVisible();
  });

  it('fails at a row without an id alone', async () => {
    const { id: _id, ...nameless } = brand({ brandName: 'Nameless' });
    api.on(calls.clientErrors.report, null);
    api.on(calls.reference.listBrands, plain([nike, nameless, { ...nameless, id: 'x' }]));
    const { user } = await open();
    const [first] = await screen.findAllByRole('row', { name: /Nameless/ });
    for (const button of ['Edit Nameless', 'Delete Nameless']) {
      await user.click(within(first!).getByRole('button', { name: button }));
      const notification = await screen.findByRole('alert');
      expect(notification).toHaveTextContent('Missing item id or endpoint.');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    }
    expect(await rowOf('Nike')).toBeVisible();
  });

  it.each([
    ['brands', 'Add brand', 'Type is required!', ['Type', 'Brand name', 'Produced']],
    [
      'colors',
      'Add color',
      'Color name is required!',
      ['Color name', 'Albanian name', 'English name', 'Turkish name'],
    ],
    ['numbers', 'Add number', 'Type is required!', ['Type', 'Number']],
    ['types', 'Add type', 'Type is required!', ['Type', 'Specific type']],
    ['locations', 'Add location', 'Name is required!', ['Name']],
  ])('names the first of the blank fields of %s', async (table, button, message, labels) => {
    api.on(calls.reference.listColors, [color()]);
    api.on(calls.reference.listNumbers, [sizeNumber()]);
    api.on(calls.reference.listTypes, [specificType()]);
    api.on(calls.reference.listLocations, [location()]);
    const { user } = await open(`/admin/cms?tab=${table}`);
    await user.click(await screen.findByRole('button', { name: button }));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Save' }));

    const notification = await screen.findByRole('alert');
    expect(notification).toHaveTextContent(message);
    for (const label of labels) {
      expect(form.getByText(`${label} is required!`)).toBeVisible();
      const role = label === 'Type' ? 'combobox' : 'textbox';
      expect(form.getByRole(role, { name: label })).toBeInvalid();
    }
  });

  it('offers accessories to brands only', async () => {
    api.on(calls.reference.listTypes, [specificType()]);
    const { user } = await open('/admin/cms?tab=types');
    await user.click(await screen.findByRole('button', { name: 'Add type' }));
    const form = within(await dialog());
    expect(form.getByRole('option', { name: 'Textile' })).toBeInTheDocument();
    expect(form.queryByRole('option', { name: 'Accessories' })).not.toBeInTheDocument();
  });

  it('keeps what was typed when the server fails, and adds once on retry', async () => {
    api.on(calls.reference.addBrand, () => failure(500, 'internal', 'Something broke (r-17)'));
    const { user } = await open();
    await rowOf('Nike');
    await user.click(screen.getByRole('button', { name: 'Add brand' }));
    const form = within(await dialog());
    await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'Shoes');
    await user.type(form.getByRole('textbox', { name: 'Brand name' }), 'Puma');
    await user.type(form.getByRole('textbox', { name: 'Produced' }), 'China{Enter}');
    expect(await form.findByText('Something broke (r-17)')).toBeVisible();
    expect(form.getByRole('textbox', { name: 'Brand name' })).toHaveValue('Puma');

    api.on(calls.reference.addBrand, 9);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('A new item has been added to brands successfully');
    const keys = api.requests(calls.reference.addBrand).map((request) => request.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('sorts sizes as sizes, also when their head is pressed', async () => {
    const sizes = ['XL', '37', 'S', '36.5', 'M', '36'];
    api.on(
      calls.reference.listNumbers,
      sizes.map((number) => sizeNumber({ number, type: 'shoes' })),
    );
    const { user } = await open('/admin/cms?tab=numbers');
    const shown = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    await screen.findByRole('table');
    expect(shown()).toEqual(['36', '36.5', '37', 'S', 'M', 'XL']);
    await user.click(screen.getByRole('button', { name: 'Number' }));
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(shown()).toEqual(['XL', 'M', 'S', '37', '36.5', '36']);
  });

  it('keeps the tab in the address', async () => {
    api.on(calls.reference.listColors, [color({ colorName: 'Crimson' })]);
    const { user, currentPath } = await open();
    await user.click(await screen.findByRole('tab', { name: 'Colors' }));
    expect(await rowOf('Crimson')).toBeVisible();
    expect(currentPath()).toBe('/admin/cms?tab=colors');
  });

  it('speaks Arabic', async () => {
    await open('/rtl/cms', 'ar');
    expect(await screen.findByRole('tab', { name: 'الألوان' })).toBeVisible();
  });
});
