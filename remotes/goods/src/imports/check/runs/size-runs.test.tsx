import {
  calls,
  fakeApi,
  importCheck,
  importFinding,
  importRow,
  page,
  renderArea,
  screen,
  uploadedImport,
} from '@backoffice/testing';

import areaJson from '../../../../area.json';
import { area } from '../../../area';

const api = fakeApi();
const { check, findings, one } = calls.imports;
const run = { run: '36-38', sizes: ['36', '37', '38'], rows: 2, quantity: 8 };

test('the pieces of a size run are typed once, and the rows are checked again', async () => {
  api.on(calls.reference.listBrands, []);
  api.on(calls.reference.listLocations, []);
  const found = importCheck({ errors: 2, runs: [run] });
  const upload = uploadedImport({ id: 7, state: 'checked', check: found });
  api.on(one, upload);
  api.on(check, importRow({ id: 7 }));
  api.on(findings, page([importFinding()], { total: 1, capped: false, next: null }));
  const { user } = await renderArea(area, areaJson.routes, '/admin/import?id=7');

  expect(await screen.findByText('36-38 (rows: 2, quantity: 8)')).toBeVisible();
  const split = screen.getByRole('button', { name: 'Split' });
  expect(split).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Pieces of size 36' }), '1');
  await user.type(screen.getByRole('textbox', { name: 'Pieces of size 37' }), 'x');
  expect(split).toBeDisabled();
  await user.clear(screen.getByRole('textbox', { name: 'Pieces of size 37' }));
  await user.type(screen.getByRole('textbox', { name: 'Pieces of size 37' }), '٢');
  expect(screen.getByText('3 pieces a run')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('The quantity counts'), 'Whole runs');
  await user.type(screen.getByRole('textbox', { name: 'Pieces of size 38' }), '1{Enter}');
  const pieces = [
    { size: '36', pieces: 1 },
    { size: '37', pieces: 2 },
    { size: '38', pieces: 1 },
  ];
  expect(api.lastRequest(check).body.mapping.runs).toEqual([
    { run: '36-38', pieces, isWhole: true },
  ]);
});
