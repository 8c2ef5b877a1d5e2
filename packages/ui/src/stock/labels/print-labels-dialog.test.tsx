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
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
});
const pressPrint = async (user: Awaited<ReturnType<typeof open>>['user']) =>
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
