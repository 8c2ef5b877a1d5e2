import { renderPage, screen, waitFor, within } from '@backoffice/testing';
import { act } from '@testing-library/react';

import { messageText, notify, notifyMessage, requiredText } from './index';

test('a success is announced politely, a failure at once', async () => {
  await renderPage(<main />);
  act(() => notifyMessage('productAdded'));
  act(() => notifyMessage('transferFailed'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Transfer failed');
  expect(screen.getByText('Product added successfully').closest('[role="status"]')).not.toBeNull();
});

test('the more precise words of the server stand on a second line', async () => {
  await renderPage(<main />);
  act(() =>
    notifyMessage('itemDeleteFailed', {}, { detail: 'Brand "Nike" is used by 12 products' }),
  );
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Failed to delete item')).toBeVisible();
  expect(within(alert).getByText('Brand "Nike" is used by 12 products')).toBeVisible();
});

test('a detail that only repeats the text is left out', async () => {
  await renderPage(<main />);
  act(() => notify.danger('Transfer failed', { detail: 'Transfer failed' }));
  expect(await screen.findAllByText('Transfer failed')).toHaveLength(1);
});

test('the same failure again replaces the first', async () => {
  await renderPage(<main />);
  act(() => notify.danger('Transfer failed', { detail: 'first' }));
  await screen.findByText('first');
  act(() => notify.danger('Transfer failed', { detail: 'second' }));
  expect(await screen.findByText('second')).toBeVisible();
  expect(screen.queryByText('first')).not.toBeInTheDocument();
});

test('each notification can be closed by a button that says so', async () => {
  await renderPage(<main />);
  act(() => notify.info('A new version is available'));
  await screen.findByText('A new version is available');
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('gaps of a message are filled', async () => {
  await renderPage(<main />);
  expect(messageText('itemUpdated', { kind: 'brands', id: 7 })).toBe(
    'Item of brands with ID:7 has updated successfully',
  );
  expect(requiredText('Stock price')).toBe('Stock price is required!');
});

test('messages are in the language on screen', async () => {
  await renderPage(<main />, { language: 'tr' });
  expect(requiredText('Kod')).toBe('Kod zorunludur!');
});

test('a fourth success takes the place of the first; failures all stay', async () => {
  await renderPage(<main />);
  act(() => notify.danger('Transfer failed'));
  for (const name of ['One', 'Two', 'Three', 'Four']) act(() => notify.success(name));
  const box = (text: string) => screen.getByText(text).closest('.Toastify__toast');
  await screen.findByText('Four');
  // It is still there, because without a style sheet its exit animation never ends.
  await waitFor(() => expect(box('One')).toHaveClass('notification-exit'));
  for (const name of ['Two', 'Three', 'Four', 'Transfer failed']) {
    expect(box(name)).not.toHaveClass('notification-exit');
  }
});

test('a notification goes after seven seconds, its clock being the bar below it', async () => {
  await renderPage(<main />);
  act(() => notifyMessage('productAdded'));
  const text = await screen.findByText('Product added successfully');
  const clock = text.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar');
  expect(clock).toHaveStyle({ animationDuration: '7000ms' });
});

test('a notification can offer an action, which the keyboard reaches and which is taken once', async () => {
  const onAct = jest.fn();
  const { user } = await renderPage(<main />);
  act(() => notifyMessage('productAdded', {}, { action: { label: 'Undo', onAct } }));
  const status = (await screen.findByText('Product added successfully')).closest('[role="status"]');
  const clock = status?.closest('.Toastify__toast')?.querySelector('.Toastify__progress-bar');
  const undo = within(status as HTMLElement).getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  expect(clock).toHaveStyle({ animationPlayState: 'paused' });
  await user.keyboard('{Enter}');
  await user.click(undo);
  expect(onAct).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(undo.closest('.Toastify__toast')).toHaveClass('notification-exit'));
});
