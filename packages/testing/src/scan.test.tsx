import { useScanner } from '@backoffice/ui/scanner';
import { useState } from 'react';

import { fakeApi, renderPage, scan, screen } from './index';

fakeApi();

function Counter() {
  const [codes, setCodes] = useState<string[]>([]);
  const [presses, setPresses] = useState(0);
  useScanner((code) => {
    setCodes((before) => [...before, code]);
    return 'found';
  });
  return (
    <>
      <input aria-label="Code" />
      <button onClick={() => setPresses((count) => count + 1)}>Sell</button>
      <p>Scanned: {codes.join(', ')}</p>
      <p>Pressed: {presses}</p>
    </>
  );
}

it('reaches the scanner wherever the focus is, and nothing else', async () => {
  const { user } = await renderPage(<Counter />);
  await scan('200000000001');
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await scan('200000000002');
  screen.getByRole('button', { name: 'Sell' }).focus();
  await scan('200000000003');
  expect(screen.getByText('Scanned: 200000000001, 200000000002, 200000000003')).toBeVisible();
  expect(screen.getByText('Pressed: 0')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
});

it('types a text that is no scan into the field, as a keyboard does', async () => {
  const { user } = await renderPage(<Counter />);
  await user.click(screen.getByRole('textbox', { name: 'Code' }));
  await scan('42');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('42');
  expect(screen.getByText('Scanned:')).toBeVisible();
});
