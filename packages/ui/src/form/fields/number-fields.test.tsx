import { changeLanguage, LANGUAGES } from '@backoffice/i18n';
import { act, renderPage, screen, waitFor } from '@backoffice/testing';

import { Form } from '../form';
import { SubmitButton } from '../submit-button';
import { useAppForm } from '../use-app-form';
import { MoneyField, NumberField } from './number-fields';

interface Values {
  price: string;
  stock: string;
  count: string;
}

function Delivery({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const form = useAppForm<Values>({ defaultValues: { price: '', stock: '', count: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <MoneyField name="price" label="Price" />
      <NumberField name="stock" label="Stock price" required min={0} max={99_999_999} offersCents />
      <NumberField name="count" label="Count" min={0} max={1_000} emptyAs={0} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

async function open() {
  const onSubmit = jest.fn();
  const { user } = await renderPage(<Delivery onSubmit={onSubmit} />);
  return { user, onSubmit };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('an amount', () => {
  test.each([
    ['45,50', '45.50'],
    ['45.5', '45.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,50 €', '1234.50'],
  ])('"%s" is %s euros, shown when the field is left and sent', async (typed, euros) => {
    const { user, onSubmit } = await open();
    await user.type(field('Stock price'), '1');
    await user.type(field('Price'), typed);
    await user.tab();
    expect(field('Price')).toHaveValue(euros);
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0][0]).toMatchObject({ price: euros });
  });

  test('"45,50" is the same when Enter sends it from the field', async () => {
    const { user, onSubmit } = await open();
    await user.type(field('Stock price'), '1');
    await user.type(field('Price'), '45,50{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0][0]).toMatchObject({ price: '45.50' });
  });

  test.each([
    ['1.234', '“1.234” can be read in two ways: write it without a thousands separator'],
    ['1,234', '“1,234” can be read in two ways: write it without a thousands separator'],
    ['1e2', 'Enter an amount in euros and cents, such as 45.50'],
    ['--', 'Enter an amount in euros and cents, such as 45.50'],
    ['-3', 'Enter an amount in euros and cents, such as 45.50'],
  ])('"%s" is refused beside the field when it is left, and never sent', async (typed, text) => {
    const { user, onSubmit } = await open();
    await user.type(field('Stock price'), '1');
    await user.type(field('Price'), typed);
    await user.tab();
    await waitFor(() => expect(field('Price')).toHaveAccessibleDescription(`€ ${text}`));
    expect(field('Price')).toHaveValue(typed);
    await user.click(save());
    expect(field('Price')).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();

    await user.clear(field('Price'));
    await user.type(field('Price'), '12,00');
    await user.tab();
    expect(field('Price')).toBeValid();
  });
});

test('a unit stands in its field and is told with it; without rights both are text', async () => {
  const Terms = ({ readOnly = false }) => (
    <Form form={useAppForm({ defaultValues: { days: 30, limit: '' } })} onSubmit={jest.fn()}>
      <NumberField name="days" label="Return period" unit="days" hint="Ask" readOnly={readOnly} />
      <MoneyField name="limit" label="Limit" readOnly={readOnly} />
    </Form>
  );
  const { rerender } = await renderPage(<Terms />);
  expect(field('Return period')).toHaveValue('30');
  expect(field('Return period')).toHaveAccessibleDescription('days Ask');
  rerender(<Terms readOnly />);
  expect(field('Return period')).toHaveValue('30 days');
  expect(field('Return period')).toHaveAttribute('readonly');
  expect(field('Limit')).toHaveValue('–');
});

describe('a whole number', () => {
  test('shows what it made of the text when it is left', async () => {
    const { user, onSubmit } = await open();
    await user.type(field('Stock price'), '59,90');
    await user.tab();
    expect(field('Stock price')).toHaveValue('59');
    expect(field('Stock price')).toHaveAccessibleDescription('59 (typed 59,90) Keep 59.90');
    await user.type(field('Count'), '3');
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0][0]).toMatchObject({ stock: 59, count: 3 });
  });

  test.each([
    ['by Enter', (user: User) => user.keyboard('{Enter}')],
    ['by a press of the button', (user: User) => user.click(save())],
  ])('is sent without cents %s, even if they were typed', async (_name, send) => {
    const { user, onSubmit } = await open();
    await user.type(field('Stock price'), '59,90');
    await send(user);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0][0]).toMatchObject({ stock: 59 });
  });

  test('keeps its cents when that is asked for, until something else is typed', async () => {
    const { user, onSubmit } = await open();
    await user.type(field('Stock price'), '59,90');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Stock price: Keep 59.90' }));
    expect(field('Stock price')).toHaveValue('59.90');
    expect(screen.queryByRole('button', { name: /Keep/ })).not.toBeInTheDocument();
    await user.click(field('Stock price'));
    await user.tab();
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0][0]).toMatchObject({ stock: 59.9 });

    await user.clear(field('Stock price'));
    await user.type(field('Stock price'), '59');
    await user.tab();
    expect(field('Stock price')).not.toHaveAccessibleDescription(/typed/);
    await user.clear(field('Stock price'));
    await user.type(field('Stock price'), '58.5');
    await user.tab();
    expect(field('Stock price')).toHaveValue('58');
  });

  test.each([
    ['1.234', /can be read in two ways/],
    ['1,234', /can be read in two ways/],
    ['1e2', /This is not a number/],
    ['--', /This is not a number/],
  ])('"%s" is refused beside the field', async (typed, text) => {
    const { user, onSubmit } = await open();
    await user.type(field('Stock price'), typed);
    await user.tab();
    await waitFor(() => expect(field('Stock price')).toHaveAccessibleDescription(text));
    expect(field('Stock price')).toHaveValue(typed);
    await user.click(save());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('that is optional is 0 for a text without a number, but never for an ambiguous one', async () => {
    const { user, onSubmit } = await open();
    await user.type(field('Stock price'), '1');
    await user.type(field('Count'), '1.000');
    await user.tab();
    await waitFor(() => expect(field('Count')).toBeInvalid());
    await user.click(save());
    expect(onSubmit).not.toHaveBeenCalled();

    await user.clear(field('Count'));
    await user.type(field('Count'), 'x');
    await user.tab();
    expect(field('Count')).toHaveValue('0');
    expect(field('Count')).toHaveAccessibleDescription('0 (typed x)');
  });
});

test.each(LANGUAGES)('typed or pasted, a decimal comma is one in "%s"', async (language) => {
  const { user } = await open();
  await act(() => changeLanguage(language));
  await user.click(field('Price'));
  await user.keyboard('45,50');
  await user.click(field('Stock price'));
  await user.paste('1.234,50');
  await user.tab();
  expect(field('Price')).toHaveValue('45.50');
  expect(field('Stock price')).toHaveValue('1234');
});

type User = Awaited<ReturnType<typeof open>>['user'];
