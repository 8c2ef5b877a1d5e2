import { renderPage, screen, waitFor } from '@backoffice/testing';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';

import { AlertDialog } from './alert-dialog';
import { ConfirmDialog } from './confirm-dialog';

function DeleteBrand({ remove }: { remove: () => Promise<void> }) {
  const [isOpen, setIsOpen] = useState(false);
  const confirm = async () => {
    await remove();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete Nike
      </button>
      <ConfirmDialog
        show={isOpen}
        title="Delete brand"
        text="Nike will be gone."
        confirmLabel="Delete"
        tone="danger"
        onConfirm={confirm}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

test('asks, with the focus on the safe answer; Escape says no', async () => {
  const remove = jest.fn(() => Promise.resolve());
  const { user } = await renderPage(<DeleteBrand remove={remove} />);
  await user.click(screen.getByRole('button', { name: 'Delete Nike' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Delete brand' });
  expect(dialog).toHaveAccessibleDescription('Nike will be gone.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(remove).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Delete Nike' })).toHaveFocus();
});

test('waits for the answer, and stays open when that is a no', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const remove = jest.fn(() => new Promise<void>((_resolve, reject) => (refuse = reject)));
  const { user } = await renderPage(<DeleteBrand remove={remove} />);
  await user.click(screen.getByRole('button', { name: 'Delete Nike' }));
  await user.dblClick(screen.getByRole('button', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /Delete$/ })).toBeDisabled();
  refuse(new Error('in use'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled());
});

test('the second click of a double click neither closes what the first one opened nor answers it', async () => {
  const remove = jest.fn(() => Promise.resolve());
  const { user } = await renderPage(<DeleteBrand remove={remove} />);
  const open = screen.getByRole('button', { name: 'Delete Nike' });
  /** The second click lands on the dialog that the first one opened. */
  const doubleClick = async (second: () => HTMLElement) => {
    fireEvent.mouseDown(open, { detail: 1 });
    fireEvent.click(open, { detail: 1 });
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.mouseDown(second(), { detail: 2 });
    fireEvent.click(second(), { detail: 2 });
    return dialog;
  };
  const dialog = await doubleClick(() => screen.getByRole('alertdialog'));
  expect(dialog).toHaveClass('show');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  const again = await doubleClick(() => screen.getByRole('button', { name: 'Delete' }));
  expect(remove).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(again).not.toBeInTheDocument());
});

test('an alert is read and closed by Enter', async () => {
  const onClose = jest.fn();
  const { user } = await renderPage(
    <AlertDialog show text="No products selected for printing" onClose={onClose} />,
  );
  expect(screen.getByRole('alertdialog')).toHaveTextContent('No products selected for printing');
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalled();
});
