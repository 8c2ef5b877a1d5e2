import {
  brand,
  calls,
  color,
  fakeApi,
  location,
  renderArea,
  screen,
  sizeNumber,
  specificType,
  testReads,
  testWrites,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { reference } = calls;

const open = (table: string) => renderArea(area, areaJson.routes, `/admin/cms?tab=${table}`);
const firstRow = () => screen.queryAllByRole('row')[1] ?? null;

testReads(
  api,
  (
    [
      ['brands', reference.listBrands, brand()],
      ['colors', reference.listColors, color()],
      ['numbers', reference.listNumbers, sizeNumber()],
      ['types', reference.listTypes, specificType()],
      ['locations', reference.listLocations, location()],
    ] as const
  ).map(([table, call, row]) => ({
    what: `the list of ${table}`,
    call,
    answer: [row],
    ask: () => open(table),
    message: `Failed to load ${table}`,
    arrives: firstRow,
  })),
);

describe('a location', () => {
  beforeEach(() => api.on(reference.listLocations, [location({ id: 5, name: 'Airport' })]));

  const openDialog = async (button: string, role: 'dialog' | 'alertdialog') => {
    const page = await open('locations');
    await page.user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole(role);
    return page;
  };
  const inDialog = () => within(screen.getByRole('dialog'));
  const nameField = () => inDialog().getByRole('textbox', { name: 'Name' });
  const question = () => within(screen.getByRole('alertdialog'));
  const typeName = async (button: string) => {
    const page = await openDialog(button, 'dialog');
    await page.user.clear(nameField());
    await page.user.type(nameField(), 'Harbour');
    return page;
  };
  const typed = {
    submit: () => inDialog().getByRole('button', { name: /^Sav/ }),
    kept: () => expect(nameField()).toHaveValue('Harbour'),
  };

  testWrites(api, [
    {
      what: 'adding',
      call: reference.addLocation,
      answer: 6,
      prepare: () => typeName('Add location'),
      ...typed,
      done: 'A new item has been added to locations successfully',
    },
    {
      what: 'editing',
      call: reference.editLocation,
      answer: 5,
      prepare: () => typeName('Edit Airport'),
      ...typed,
      done: 'Item of locations with ID:5 has updated successfully',
    },
    {
      what: 'deleting',
      call: reference.remove,
      answer: 5,
      prepare: () => openDialog('Delete Airport', 'alertdialog'),
      submit: () => question().getByRole('button', { name: 'Delete' }),
      message: 'Failed to delete item',
      kept: () => expect(question().getByText(/Airport/)).toBeVisible(),
      done: 'Item of locations with ID: 5 has been deleted successfully',
    },
  ]);
});
