import type { ImportField } from '@backoffice/contracts';
import {
  calls,
  fakeApi,
  importCheck,
  importFinding,
  importMapping,
  importRow,
  location,
  page,
  renderArea,
  screen,
  setNow,
  uploadedImport,
  within,
} from '@backoffice/testing';

import areaJson from '../../area.json';
import { area } from '../area';

const api = fakeApi();
const { apply, cancel, check, findings, list, one, upload } = calls.imports;

const ready = importMapping({
  defaults: { productType: 'shoes', type: 'Sneakers', color: 'E zezë', importPrice: '20.00' },
});
const column = ({ field }: { field: ImportField | null }) => ({
  field,
  decimals: null,
  days: null,
});
const file = new File(['Kodi;Marka\nAM-90;Şık'], 'stoku.csv', { type: 'text/csv' });
const lacking = { ...importCheck().missing, brands: [{ name: 'Şık', type: 'shoes' as const }] };

beforeEach(() => {
  setNow('2026-11-21');
  api.on(list, []);
  api.on(calls.reference.listLocations, [location({ id: 1, name: 'Shop 1' })]);
  api.on(calls.reference.listBrands, []);
});

const open = (path = '/admin/import') => renderArea(area, areaJson.routes, path);

/** The button opens the browser's own dialog; what is chosen there arrives in this field. */
async function choose({ user, container }: Awaited<ReturnType<typeof open>>) {
  await screen.findByRole('button', { name: 'Choose a file' });
  const field = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('There is no field for a file');
  await user.upload(field, file);
}

test('a file that is chosen opens at its columns, and is checked as they are', async () => {
  const read = uploadedImport({ id: 7, mapping: ready });
  api.on(upload, read);
  api.on(one, read);
  const opened = await open();
  const { user, currentPath } = opened;
  await choose(opened);
  expect(await screen.findByLabelText('Column Marka')).toHaveDisplayValue('Brand');
  expect(api.lastRequest(upload).query).toEqual({ name: 'stoku.csv' });
  expect(currentPath()).toBe('/admin/import?id=7');

  const found = { ...read, state: 'checked' as const, check: importCheck() };
  api.on(check, importRow({ ...found }));
  api.on(one, found);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('What the file brings')).toBeVisible();
  expect(api.lastRequest(check).body).toEqual({ mapping: ready });
});

test('a table that was copied in a spreadsheet is read like a file', async () => {
  api.on(upload, uploadedImport({ id: 8, mapping: ready }));
  api.on(one, uploadedImport({ id: 8, mapping: ready }));
  const { user } = await open();
  await screen.findByRole('button', { name: 'Choose a file' });
  await user.paste('Kodi\tMarka\nAM-90\tŞık\n');
  await screen.findByLabelText('Column Marka');
  expect(api.lastRequest(upload).query).toEqual({ name: 'Clipboard.tsv' });
});

test('a refused file says why, and another can be chosen', async () => {
  api.fail(upload, 422, 'invalid', 'Invalid', { fields: { file: 'This is no workbook.' } });
  await choose(await open());
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no workbook.');
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
});

test('what is missing is named before anything can be checked', async () => {
  api.on(one, uploadedImport({ id: 7 }));
  await open('/admin/import?id=7');
  expect(
    await screen.findByText(/^Still missing: Product type, Import price, Type, Color/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
});

test('an ambiguous comma is resolved by choosing what it means', async () => {
  const questions = [{ column: 4, about: 'decimals' as const, example: '1,234' }];
  api.on(one, uploadedImport({ id: 7, mapping: ready, questions }));
  api.on(check, importRow({ id: 7 }));
  const { user } = await open('/admin/import?id=7');
  const asked = within(await screen.findByRole('group', { name: 'What is 1,234?' }));
  await user.click(asked.getByRole('button', { name: '€1234' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(api.lastRequest(check).body.mapping.columns[4]).toMatchObject({ decimals: '.' });
});

test('a list of codes brings goods or only codes, as somebody says', async () => {
  const columns = (['productCode', 'code', 'size'] as const).map((field) => column({ field }));
  const headers = ['EAN', 'Article', 'Size'];
  const questions = [{ column: 0, about: 'codes' as const, example: '' }];
  const mapping = { ...ready, columns };
  api.on(one, uploadedImport({ id: 7, headers, mapping, questions }));
  api.on(check, importRow({ id: 7 }));
  const { user } = await open('/admin/import?id=7');
  const asked = await screen.findByRole('group', { name: /No column says how many/ });
  await user.click(within(asked).getByRole('button', { name: 'A code alone, no goods' }));
  expect(screen.getByLabelText('The file brings')).toHaveDisplayValue('Supplier codes alone');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(api.lastRequest(check).body.mapping).toMatchObject({ subject: 'codes', columns });
  await user.click(within(asked).getByRole('button', { name: 'One unit' }));
  expect(screen.getByLabelText('The file brings')).toHaveDisplayValue('Stock');
});

test('a column that lost its field says which is used instead, as long as that is so', async () => {
  const lost = { headers: ['Kodi', 'Price', 'Selling price'], rows: [['A1', '', '49.90']] };
  const columns = (['code', null, 'stockPrice'] as const).map((field) => column({ field }));
  const mapping = { ...ready, columns };
  const passedOver = [{ column: 1, instead: 2 }];
  api.on(one, uploadedImport({ id: 7, ...lost, mapping, passedOver }));
  const { user } = await open('/admin/import?id=7');
  const choice = await screen.findByLabelText('Column Price');
  expect(screen.getByText('“Selling price” is used instead')).toBeVisible();
  await user.selectOptions(choice, 'Price');
  expect(screen.queryByText(/is used instead/)).not.toBeInTheDocument();
});

test('the check names the columns that lost their field', async () => {
  const checked = {
    state: 'checked' as const,
    check: importCheck(),
    headers: ['Kodi', 'Price', 'VK'],
  };
  const columns = (['code', null, 'stockPrice'] as const).map((field) => column({ field }));
  const passedOver = [{ column: 1, instead: 2 }];
  api.on(one, uploadedImport({ id: 7, ...checked, mapping: { ...ready, columns }, passedOver }));
  await open('/admin/import?id=7');
  expect(await screen.findByText('“Price” is left out: “VK” is used instead.')).toBeVisible();
});

test('the same file once more is warned about', async () => {
  const again = { import: 3, at: '2026-11-20T09:00:00.000Z', by: 'besa' };
  api.on(one, uploadedImport({ id: 7, again }));
  await open('/admin/import?id=7');
  expect(await screen.findByText(/imported before, on .* by besa/)).toBeVisible();
});

test('with a mistake nothing can be booked, and each is listed with its line', async () => {
  api.on(one, uploadedImport({ id: 7, state: 'checked', check: importCheck({ errors: 1 }) }));
  api.on(findings, page([importFinding()], { total: 1, capped: false, next: null }));
  await open('/admin/import?id=7');
  expect(await screen.findByRole('row', { name: /3.*Numri.*36-Feb.*made a day/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Book into stock' })).not.toBeInTheDocument();
});

test('what a further check finds shows at once', async () => {
  const before = uploadedImport({
    ...{ id: 7, mapping: ready, state: 'checked', check: importCheck({ errors: 1 }) },
  });
  api.on(one, before);
  api.on(findings, page([importFinding()], { total: 1, capped: false, next: null }));
  api.on(check, importRow({ ...before, check: importCheck() }));
  const { user } = await open('/admin/import?id=7');
  await user.click(await screen.findByRole('button', { name: 'Change the columns' }));
  const checkAgain = await screen.findByRole('button', { name: 'Check' });
  api.hold(one);
  await user.click(checkAgain);
  expect(await screen.findByRole('button', { name: 'Book into stock' })).toBeVisible();
});

test('reference data that the shop lacks is created only with consent', async () => {
  const checked = uploadedImport({
    id: 7,
    state: 'checked',
    check: importCheck({ missing: lacking }),
  });
  api.on(one, checked);
  api.on(apply, importRow({ ...checked, state: 'applying', total: 3 }));
  const { user } = await open('/admin/import?id=7');
  const book = await screen.findByRole('button', { name: 'Book into stock' });
  expect(book).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: '1 brand' }));
  await user.click(book);
  expect(api.lastRequest(apply).body).toEqual({ create: ['brands'] });
});

test('shows how far it is, and cancels once that is confirmed', async () => {
  const booking = uploadedImport({ id: 7, state: 'applying', booked: 1_500, total: 2_000 });
  api.on(one, booking);
  api.on(cancel, importRow({ id: 7, state: 'cancelling' }));
  const { user } = await open('/admin/import?id=7');
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await user.click(screen.getByRole('button', { name: 'Cancel the import' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(api.requests(cancel)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Cancel and take back' }));
  expect(api.requests(cancel)).toHaveLength(1);
});

test.each([
  ['applied', /^3 booked\.$/],
  ['cancelled', /^Cancelled: nothing of the file is in stock\.$/],
  ['failed', /^It failed: nothing of the file is in stock\.$/],
] as const)('says that it is %s', async (state, words) => {
  api.on(one, uploadedImport({ id: 7, state, total: 3, operation: 12 }));
  await open('/admin/import?id=7');
  expect(await screen.findByText(words)).toBeVisible();
});

test('says in the language on screen why it failed', async () => {
  const failure = { failure: 'In stock by now', failure_reason: { reason: 'import_not_booked' } };
  api.on(one, uploadedImport({ id: 7, state: 'failed', ...failure }));
  await renderArea(area, areaJson.routes, '/admin/import?id=7', { language: 'sq' });
  expect(await screen.findByText(/^Serveri nuk mundi ta regjistrojë/)).toBeVisible();
});

test('files of before are listed, and each opens', async () => {
  api.on(list, [importRow({ id: 4, state: 'applied', total: 2_000, undone: true })]);
  api.on(one, uploadedImport({ id: 4, state: 'applied', total: 2_000, undone: true }));
  const { user, currentPath } = await open();
  await user.click(await screen.findByRole('row', { name: /stoku\.csv.*Undone.*2,000/ }));
  expect(currentPath()).toBe('/admin/import?id=4');
});

test('says that the imports cannot be had', async () => {
  api.fail(list, 500, 'internal', 'Number 27');
  await open();
  expect(await screen.findByText('The imports could not be loaded')).toBeVisible();
});
