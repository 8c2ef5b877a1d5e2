import { renderPage, screen, waitFor } from '@backoffice/testing';

import { CheckboxField } from './fields/checkbox-field';
import { SelectField } from './fields/select-field';
import { TextField } from './fields/text-fields';
import { Form } from './form';
import { SaveBar } from './save-bar';
import { useAppForm } from './use-app-form';

const SHOPS = [{ value: 4, label: 'Mall' }];

function Profile({ readOnly = false, onSubmit = jest.fn() }) {
  const form = useAppForm({ defaultValues: { phone: '044', shop: 4, isAsked: true } });
  const send = async (values: object) => {
    await onSubmit(values);
    form.reset(form.getValues());
  };
  return (
    <Form form={form} onSubmit={send}>
      <TextField name="phone" label="Phone" required readOnly={readOnly} />
      <SelectField name="shop" label="Shop" options={SHOPS} readOnly={readOnly} />
      <CheckboxField name="isAsked" label="Second factor" readOnly={readOnly} />
      <SaveBar>Save</SaveBar>
    </Form>
  );
}

const phone = () => screen.getByRole('textbox', { name: 'Phone' });
const status = () => screen.getAllByRole('status')[0];
const button = (name: string) => screen.getByRole('button', { name });

test('tells of unsaved changes until they are discarded', async () => {
  const { user } = await renderPage(<Profile />);
  expect(status()).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  await user.type(phone(), '9');
  expect(status()).toHaveTextContent('Unsaved changes');
  await user.click(button('Discard'));
  expect(phone()).toHaveValue('044');
  expect(button('Save')).toHaveFocus();
  expect(status()).toBeEmptyDOMElement();
});

test('is quiet again once they are saved', async () => {
  const onSubmit = jest.fn();
  const { user } = await renderPage(<Profile onSubmit={onSubmit} />);
  await user.type(phone(), '9');
  await user.click(button('Save'));
  await waitFor(() => expect(status()).toBeEmptyDOMElement());
  expect(onSubmit).toHaveBeenCalledWith({ phone: '0449', shop: 4, isAsked: true });
});

test('what cannot be edited is text with the same label', async () => {
  await renderPage(<Profile readOnly />);
  const shown = { Phone: '044', Shop: 'Mall', 'Second factor': 'Yes' };
  for (const [name, value] of Object.entries(shown)) {
    expect(screen.getByRole('textbox', { name })).toHaveValue(value);
    expect(screen.getByRole('textbox', { name })).toHaveAttribute('readonly');
  }
  expect(phone()).not.toBeRequired();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
