import { act, productRow, renderPage, screen, waitFor, within } from '@backoffice/testing';

import { stockTexts } from '../stock-texts';
import type { LabelUnit } from './label-unit';
import { PrintLabelsDialog } from './print-labels-dialog';

const units = (count: number): LabelUnit[] =>
  Array.from({ length: count }, (_, index) => productRow({ id: index + 1, price: '45.50' }));
const open = (labels: LabelUnit[]) =>
  renderPage(<PrintLabelsDialog units={labels} onClose={() => undefined} />, {
    texts: stockTexts,
  });
const preview = () => screen.getByRole('img', { name: 'Preview of the first sheet' });
/** The sheets that would be printed. */
const printed = () => [...document.querySelectorAll('body > [data-bs-theme] > section')];

/** Drawing sheets full of bars is slow in jsdom. */
const PATIENCE = { timeout: 5_000 };

let print: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  // jsdom has none.
  document.adoptedStyleSheets = [];
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
});
type User = Awaited<ReturnType<typeof open>>['user'];
const type = async (user: User, name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, text);
};
/** The style that tells the printer an own size. */
const ownPage = () =>
  document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText).join('\n');
const pressPrint = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Print' }));

describe('print labels', () => {
  it('prints 63 labels on three sheets, each with bars, digits and price in euros', async () => {
    const { user } = await open(units(63));
    expect(await screen.findByText('63 labels on 3 sheets')).toBeVisible();
    await pressPrint(user);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1), PATIENCE);
    expect(printed()).toHaveLength(3);
    const bars = [...document.querySelectorAll('body > [data-bs-theme] svg path')];
    expect(bars).toHaveLength(63);
    for (const path of bars) expect(path.getAttribute('d')).toMatch(/^(M\d+ 0h\dv1h-\dz){20,}$/);
    expect(printed()[2]).toHaveTextContent('200000000063');
    expect(printed()[0]).toHaveTextContent('€45.50');
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    await waitFor(() => expect(printed()).toHaveLength(0));
  });

  it('prints by Enter as it stands', async () => {
    const { user } = await open(units(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1), PATIENCE);
  });

  it('writes from left to right in every language', async () => {
    const { user } = await open(units(1));
    await pressPrint(user);
    await waitFor(() => expect(print).toHaveBeenCalled(), PATIENCE);
    expect(printed()[0]).toHaveAttribute('dir', 'ltr');
  });

  it('starts where the sheet still has labels, and prints copies', async () => {
    const { user } = await open(units(20));
    const start = await screen.findByRole('textbox', { name: 'Start at label' });
    await user.clear(start);
    await user.type(start, '5');
    expect(await screen.findByText('20 labels on 2 sheets')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start at label 2' }));
    expect(await screen.findByText('20 labels on 1 sheet')).toBeVisible();
    const copies = screen.getByRole('textbox', { name: 'Copies of each' });
    await user.clear(copies);
    await user.type(copies, '3');
    expect(await screen.findByText('60 labels on 3 sheets')).toBeVisible();
  });

  it('remembers stock and offset', async () => {
    const first = await open(units(2));
    await first.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Label stock' }),
      'Roll, 57 × 32 mm',
    );
    expect(screen.queryByRole('textbox', { name: 'Start at label' })).not.toBeInTheDocument();
    const down = screen.getByRole('textbox', { name: 'Down' });
    await first.user.clear(down);
    await first.user.type(down, '1,5');
    await pressPrint(first.user);
    await waitFor(() => expect(print).toHaveBeenCalled(), PATIENCE);
    first.unmount();

    const { user } = await open(units(2));
    const stock = await screen.findByRole('combobox', { name: 'Label stock' });
    expect(stock).toHaveDisplayValue('Roll, 57 × 32 mm');
    expect(screen.getByRole('textbox', { name: 'Down' })).toHaveValue('1.5');
    await user.selectOptions(stock, 'A4, 3 × 7 (63.5 × 38.1 mm)');
    expect(screen.getByRole('textbox', { name: 'Down' })).toHaveValue('0');
  });

  it('prints one label a page in a size of its own, and remembers it', async () => {
    const first = await open(units(2));
    const stock = await screen.findByRole('combobox', { name: 'Label stock' });
    await first.user.selectOptions(stock, 'Own size');
    await type(first.user, 'Width', '62,5');
    await type(first.user, 'Height', '٢٩');
    expect(await screen.findByText('2 labels on 2 sheets')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Start at label' })).not.toBeInTheDocument();
    await pressPrint(first.user);
    await waitFor(() => expect(print).toHaveBeenCalled(), PATIENCE);
    expect(printed()).toHaveLength(2);
    expect(ownPage()).toMatch(/labels-own.*size: 62\.5mm 29mm/s);
    first.unmount();
    expect(document.adoptedStyleSheets).toEqual([]);

    await open(units(1));
    expect(await screen.findByRole('textbox', { name: 'Width' })).toHaveValue('62.5');
    expect(screen.getByRole('textbox', { name: 'Height' })).toHaveValue('29');
  });

  it.each([
    ['Width', '31', 'At least 32'],
    ['Width', '111', 'At most 110'],
    ['Height', '11', 'At least 12'],
    ['Height', 'low', 'This is not a number'],
  ])('refuses a size that no scanner reads or no printer takes: %s %s', async (side, mm, why) => {
    const { user } = await open(units(1));
    const stock = await screen.findByRole('combobox', { name: 'Label stock' });
    await user.selectOptions(stock, 'Own size');
    expect(screen.getByText(/At least 32 mm, or scanners can’t read the barcode/)).toBeVisible();
    await type(user, side, mm);
    await pressPrint(user);
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.getByRole('textbox', { name: side })).toHaveFocus();
    expect(print).not.toHaveBeenCalled();
  });

  it('strikes the old prices of what is reduced where that is wanted, and remembers it', async () => {
    const reduced = productRow({ price: '45.50', old_price: '60.00' });
    const raised = productRow({ price: '45.50', old_price: '40.00' });
    const first = await open([reduced, raised]);
    const box = await screen.findByRole('checkbox', { name: 'Old price, struck through' });
    expect(preview()).not.toHaveTextContent('€60.00');
    await first.user.click(box);
    expect(preview()).toHaveTextContent('€60.00 €45.50');
    await pressPrint(first.user);
    await waitFor(() => expect(print).toHaveBeenCalled(), PATIENCE);
    const struck = [...document.querySelectorAll('body > [data-bs-theme] s')];
    expect(struck.map((one) => one.textContent)).toEqual(['€60.00']);
    first.unmount();

    const second = await open([reduced]);
    expect(await screen.findByRole('checkbox', { name: /Old price/ })).toBeChecked();
    second.unmount();
    await open([raised, productRow()]);
    expect(await screen.findByRole('textbox', { name: 'Copies of each' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says that printing failed', async () => {
    print.mockImplementation(() => {
      throw new Error('No printer');
    });
    const { user } = await open(units(1));
    await pressPrint(user);
    const alert = within(await screen.findByRole('alertdialog'));
    expect(alert.getByText('Printing failed. Please try again.')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'OK' }));
    expect(preview()).toBeVisible();
  });

  it('does not print what no reader could read', async () => {
    const { user } = await open([{ ...productRow(), barcode: 'këpucë' }]);
    expect(await screen.findByText(/cannot be printed as CODE128: këpucë/)).toBeVisible();
    await pressPrint(user);
    expect(await screen.findByText('Printing failed. Please try again.')).toBeVisible();
    expect(print).not.toHaveBeenCalled();
  });
});
