import { act, renderPage, screen } from '@backoffice/testing';
import { createRef, useImperativeHandle, useState, type Ref } from 'react';
import Modal from 'react-bootstrap/Modal';

import { TextField } from '../form/fields/text-fields';
import { Form } from '../form/form';
import { useAppForm } from '../form/use-app-form';

interface Journey {
  end: () => void;
}

/** A page that comes late, with one field that asks for the focus. */
function LatePage({ journey }: { journey: Ref<Journey> }) {
  const form = useAppForm({ defaultValues: { code: '' } });
  const [isThere, setIsThere] = useState(false);
  useImperativeHandle(journey, () => ({ end: () => setIsThere(true) }));
  return isThere ? (
    <Form form={form} onSubmit={() => undefined}>
      <TextField name="code" label="Code" autoFocus />
    </Form>
  ) : null;
}

test('a field takes the focus with its page', async () => {
  const journey = createRef<Journey>();
  await renderPage(<LatePage journey={journey} />);
  act(() => journey.current?.end());
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

test('a page that arrives late takes no focus from a dialog', async () => {
  const journey = createRef<Journey>();
  const { user } = await renderPage(
    <>
      <LatePage journey={journey} />
      <Modal show animation={false} aria-label="Search">
        <input aria-label="Text" />
      </Modal>
    </>,
  );
  await user.type(screen.getByLabelText('Text'), 'pro');
  act(() => journey.current?.end());
  await user.keyboard('ducts');
  expect(screen.getByLabelText('Text')).toHaveValue('products');
});
