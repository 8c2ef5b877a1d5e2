import { act, renderPage, screen } from '@backoffice/testing';
import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';

import { Form } from '../form/form';
import { TextField } from '../form/text-fields';
import { useAppForm } from '../form/use-app-form';

let arrive: () => void;

/** A page on its way; its only field asks for the focus. */
function LatePage() {
  const form = useAppForm({ defaultValues: { code: '' } });
  const [isThere, setIsThere] = useState(false);
  arrive = () => setIsThere(true);
  return isThere ? (
    <Form form={form} onSubmit={() => undefined}>
      <TextField name="code" label="Code" autoFocus />
    </Form>
  ) : null;
}

test('a field takes the focus with its page', async () => {
  await renderPage(<LatePage />);
  act(() => arrive());
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

test('a page that arrives late takes no focus from a dialog', async () => {
  const { user } = await renderPage(
    <>
      <LatePage />
      <Modal show animation={false} aria-label="Search">
        <input aria-label="Text" />
      </Modal>
    </>,
  );
  await user.type(screen.getByLabelText('Text'), 'pro');
  act(() => arrive());
  await user.keyboard('ducts');
  expect(screen.getByLabelText('Text')).toHaveValue('products');
});
