import { ApiError } from '@backoffice/api-client';
import { articleSaleInputSchema, referenceInputs } from '@backoffice/contracts';
import { act, renderPage, screen, waitFor, within } from '@backoffice/testing';
import { useState } from 'react';

import { loadRefusals } from '../refusals/refusal-texts';
import { MoneyField, NumberField } from './fields/number-fields';
import { RadioGroupField } from './fields/radio-group-field';
import { SelectField } from './fields/select-field';
import { TextField } from './fields/text-fields';
import { ModalForm, type ModalFormProps } from './modal-form';

interface BrandValues {
  brandName: string;
  produced: string;
  type: string;
}

const types = ['shoes', 'textile', 'accessories'].map((value) => ({ value, label: value }));

function BrandDialog(props: Partial<ModalFormProps<BrandValues, unknown>>) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <ModalForm<BrandValues, unknown>
        show={isOpen}
        title="Add brand"
        schema={referenceInputs.brand}
        defaultValues={{ brandName: '', produced: '', type: '' }}
        onSubmit={() => setIsOpen(false)}
        onClose={() => setIsOpen(false)}
        submitLabel="Save"
        busyLabel="Saving..."
        {...props}
      >
        <TextField name="brandName" label="Brand name" required />
        <TextField name="produced" label="Produced" required hint="Country" />
        <SelectField name="type" label="Type" required options={types} />
      </ModalForm>
    </>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('typing can begin at once, Enter saves what the schema makes of it', async () => {
  const onSubmit = jest.fn();
  const { user } = await renderPage(<BrandDialog onSubmit={onSubmit} />);
  expect(field('Brand name')).toHaveFocus();
  await user.keyboard('  Nike {Tab}Vietnam');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'shoes');
  await user.type(field('Produced'), '{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0][0]).toEqual({
    brandName: 'Nike',
    produced: 'Vietnam',
    type: 'shoes',
  });
});

test('a change by somebody else in a hidden field raises no question', async () => {
  const seen: unknown[] = [];
  const onSubmit = (values: { version?: string }) => {
    seen.push(values);
    if (values.version === 'two') return Promise.resolve();
    const data = { brandName: 'Nike', produced: 'Peru', type: 'shoes', version: 'two' };
    return Promise.reject(new ApiError({ status: 409, code: 'edited_since', data }));
  };
  const defaultValues = { brandName: 'Nike', produced: 'Peru', type: 'shoes', version: 'one' };
  const { user } = await renderPage(<BrandDialog {...{ onSubmit, defaultValues }} />);
  await user.keyboard(' Air{Enter}');
  await waitFor(() => expect(seen).toHaveLength(2));
  const sent = { ...defaultValues, brandName: 'Nike Air' };
  expect(seen).toEqual([sent, { ...sent, version: 'two' }]);
  expect(screen.queryByText('Somebody else has changed this in the meantime.')).toBeNull();
});

test('what is missing is said beside each field and, once, as a notification', async () => {
  const onSubmit = jest.fn();
  const { user } = await renderPage(<BrandDialog onSubmit={onSubmit} />);
  await user.type(field('Produced'), '   ');
  await user.click(button('Save'));
  const name = await screen.findByRole('textbox', { name: 'Brand name' });
  await waitFor(() => expect(name).toHaveAccessibleDescription('Brand name is required!'));
  expect(name).toBeInvalid();
  expect(field('Produced')).toHaveAccessibleDescription('Produced is required! Country');
  expect(name).toHaveFocus();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Brand name is required!');
  expect(onSubmit).not.toHaveBeenCalled();
});

async function fillIn(user: Awaited<ReturnType<typeof renderPage>>['user']) {
  await user.type(field('Brand name'), 'Nike');
  await user.type(field('Produced'), 'Vietnam');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'shoes');
}

test('it cannot be sent twice', async () => {
  let finish = () => undefined as void;
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = await renderPage(<BrandDialog onSubmit={onSubmit} />);
  await fillIn(user);
  await user.click(button('Save'));
  expect(await screen.findByRole('button', { name: /Saving\.\.\./ })).toBeDisabled();
  await user.type(field('Brand name'), '{Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(button('Save')).toBeEnabled());
});

const refused = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  jest.fn(() => Promise.reject(new ApiError({ status: 409, code: 'duplicate', ...details })));

test("the server's errors of fields stand beside their fields", async () => {
  const onSubmit = refused({ fields: { brandName: 'Nike is there already' } });
  const { user } = await renderPage(<BrandDialog onSubmit={onSubmit} failure="itemMissing" />);
  await fillIn(user);
  await user.click(button('Save'));
  await waitFor(() =>
    expect(field('Brand name')).toHaveAccessibleDescription('Nike is there already'),
  );
  expect(screen.queryByText('Missing item id or endpoint.')).not.toBeInTheDocument();
});

test('other failures are notified, and what was typed stays', async () => {
  const onSubmit = refused({ serverMessage: 'The stock is being counted' });
  const { user } = await renderPage(<BrandDialog onSubmit={onSubmit} failure="articleSaveError" />);
  await fillIn(user);
  await user.click(button('Save'));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Error saving article data')).toBeVisible();
  expect(within(alert).getByText('The stock is being counted')).toBeVisible();
  expect(field('Brand name')).toHaveValue('Nike');
});

test.each(['articleSaveError', undefined] as const)(
  'a fault of the browser is told in a plain sentence (%s)',
  async (failure) => {
    const onSubmit = () => Promise.reject(new TypeError("reading 'id' of undefined"));
    const { user } = await renderPage(<BrandDialog onSubmit={onSubmit} failure={failure} />);
    await fillIn(user);
    await user.click(button('Save'));
    expect(
      await screen.findByText('Something went wrong in the browser. Try again.'),
    ).toBeVisible();
    expect(screen.queryByText(/undefined/)).not.toBeInTheDocument();
    expect(field('Brand name')).toHaveValue('Nike');
  },
);

test('without a message of its own, a failure stands above the fields', async () => {
  const { user } = await renderPage(
    <BrandDialog onSubmit={refused({ serverMessage: 'No such brand' })} />,
  );
  await fillIn(user);
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No such brand');
});

test('an Albanian reads Albanian where the reason is known, else the words of the server', async () => {
  const item = { reason: 'item_brand' };
  const exists = { reason: 'item_exists', params: { item, name: 'Nike' } };
  const refusals = [
    {
      fields: { brandName: 'Brand "Nike" exists already', produced: 'Not this country' },
      fieldReasons: { brandName: exists, produced: { reason: 'country_of_tomorrow' } },
    },
    { serverMessage: 'Please sign in', reason: 'sign_in_first' },
    { serverMessage: 'The moon is full', reason: 'full_moon' },
  ].map((details) => new ApiError({ status: 409, code: 'duplicate', ...details }));
  const onSubmit = () => Promise.reject(refusals.shift() ?? new Error('Asked too often'));
  const { user } = await renderPage(<BrandDialog onSubmit={onSubmit} />, { language: 'sq' });
  await act(() => loadRefusals('sq'));
  await fillIn(user);
  await user.click(button('Save'));
  await waitFor(() =>
    expect(field('Brand name')).toHaveAccessibleDescription('Marka "Nike" ekziston tashmë'),
  );
  expect(field('Produced')).toHaveAccessibleDescription('Not this country Country');
  await user.click(button('Save'));
  expect(await screen.findByText('Ju lutem hyni')).toBeVisible();
  await user.click(button('Save'));
  expect(await screen.findByText('The moon is full')).toBeVisible();
});

test('typed text is not thrown away without asking', async () => {
  const { user } = await renderPage(<BrandDialog />);
  await user.type(field('Brand name'), 'Nike');
  await user.keyboard('{Escape}');
  expect(screen.getByText('Discard what you entered?')).toBeVisible();
  await user.click(button('Keep editing'));
  expect(field('Brand name')).toHaveValue('Nike');
  await user.click(button('Cancel'));
  await user.click(button('Discard'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button('Open'));
  expect(field('Brand name')).toHaveValue('');
});

test('an untouched dialog closes at once', async () => {
  const { user } = await renderPage(<BrandDialog />);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('numbers and choices', () => {
  const articles = [
    { value: 7, label: 'Bags' },
    { value: 8, label: 'Laces' },
  ];
  const payments = [
    { value: 'cash', label: 'Cash' },
    { value: 'bank', label: 'Bank' },
  ];

  async function openSale(onSubmit: jest.Mock) {
    return renderPage(
      <ModalForm
        show
        title="Sale"
        defaultValues={{ articleId: '', price: '', count: '', spare: '3', payment: 'cash' }}
        onSubmit={onSubmit}
        onClose={() => undefined}
        submitLabel="Save"
      >
        <SelectField name="articleId" label="Article" options={articles} required />
        <MoneyField name="price" label="Price" required />
        <NumberField name="count" label="Count" min={0} emptyAs={0} />
        <NumberField name="spare" label="Spare" />
        <RadioGroupField name="payment" label="Payment" options={payments} />
      </ModalForm>,
    );
  }
  const number = (name: string) => screen.getByRole('textbox', { name });

  test('ids stay numbers, money becomes a decimal string, counts whole numbers', async () => {
    const onSubmit = jest.fn();
    const { user } = await openSale(onSubmit);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Article' }), 'Laces');
    await user.type(number('Price'), '4.5');
    await user.type(number('Count'), '12.7');
    await user.tab();
    expect(number('Price')).toHaveValue('4.50');
    expect(number('Count')).toHaveValue('12');
    await user.clear(number('Spare'));
    await user.click(screen.getByRole('radio', { name: 'Bank' }));
    await user.click(button('Save'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    const values: unknown = onSubmit.mock.calls[0][0];
    expect(values).toEqual({ articleId: 8, price: '4.50', count: 12, payment: 'bank' });
    expect(articleSaleInputSchema.parse(values)).toMatchObject({ articleId: 8, price: '4.50' });
  });

  test('an empty count becomes its default when the field is left', async () => {
    const onSubmit = jest.fn();
    const { user } = await openSale(onSubmit);
    await user.click(number('Count'));
    await user.tab();
    expect(number('Count')).toHaveValue('0');
  });

  test('an amount with a third decimal is refused', async () => {
    const onSubmit = jest.fn();
    const { user } = await openSale(onSubmit);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Article' }), 'Bags');
    await user.type(number('Price'), '4.505');
    await user.click(button('Save'));
    await waitFor(() =>
      expect(number('Price')).toHaveAccessibleDescription(/^€ “4.505” can be read in two ways/),
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('an error that is shown away from its field names the field', async () => {
  const issue = {
    code: 'too_small',
    origin: 'number',
    minimum: 0,
    path: ['produced'],
    message: '',
  };
  const schema = {
    safeParse: () => ({ success: false as const, error: { issues: [issue] } }),
  };
  const { user } = await renderPage(<BrandDialog schema={schema} />);
  await user.keyboard('Nike{Tab}-5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'shoes');
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Produced: at least 0');
  expect(field('Produced')).toHaveAccessibleDescription('At least 0 Country');
});
