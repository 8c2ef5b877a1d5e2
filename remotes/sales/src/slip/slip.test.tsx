import type { Language } from '@backoffice/i18n';
import {
  act,
  calls,
  fakeApi,
  foundLine,
  renderPage,
  returnView,
  saleView,
  screen,
  companySettings,
  soldLine,
  company,
  waitFor,
  within,
} from '@backoffice/testing';

import { area } from '../area';
import { useIsPrinting } from '../day-sales/use-is-printing';
import type { SlipRequest } from './slip';
import { SlipSettingsFields } from './slip-settings-fields';
import { useSlip } from './use-slip';

const api = fakeApi();
const cheaper = soldLine({
  regular_price: '95.00',
  price: '59.00',
  paymentType: 'bank',
  bank: 'NLB',
});

let print: jest.SpyInstance;
beforeEach(() => {
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  api.on(calls.company.company, company({ phone: '044 123 456' }));
  api.on(calls.company.settings, companySettings({ return_terms: 'Within 30 days, unworn.' }));
  api.on(calls.soldSales.print, { copy: 0 });
  api.on(calls.returns.print, { copy: 0 });
});

const paper = () => document.querySelector('body > [data-bs-theme] > article');
const sheet = () => within(paper() as HTMLElement);

function Counter({ request }: { request: SlipRequest }) {
  const { printSale, printReturn, printBooked, slip } = useSlip();
  return (
    <>
      <SlipSettingsFields />
      <Day />
      <button onClick={() => printBooked(request)}>Book</button>
      <button
        onClick={() => {
          if (request.kind === 'sale') printSale(request.id, request);
          if (request.kind === 'return') printReturn(request.id);
        }}
      >
        Once more
      </button>
      {slip}
    </>
  );
}

const Day = () => useIsPrinting() && <p>The whole day</p>;

async function printed(request: SlipRequest, language: Language = 'en') {
  const { user } = await renderPage(<Counter request={request} />, { texts: area.texts, language });
  await user.click(await screen.findByRole('button', { name: 'Once more' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  return user;
}
const amount = (name: string) => sheet().getByText(name, { selector: 'dt' }).parentElement;

describe('the slip of a sale', () => {
  test('says who sold what for how much, and what it is not', async () => {
    api.on(
      calls.soldSales.sale,
      saleView({ id: 12, receipt_number: 1042, total: '119.00' }, [cheaper, soldLine()]),
    );
    await printed({ kind: 'sale', id: 12 });
    expect(sheet().getByRole('heading', { name: 'Sale no. 1042' })).toBeInTheDocument();
    expect(paper()).toHaveTextContent('Example Shoes');
    expect(paper()).toHaveTextContent('044 123 456');
    expect(sheet().getByText('€95.00').closest('s')).toBeInTheDocument();
    expect(amount('Total')).toHaveTextContent('€119.00');
    expect(amount('VAT 18% included')).toHaveTextContent('€18.15');
    expect(amount('NLB')).toHaveTextContent('€59.00');
    expect(amount('Cash')).toHaveTextContent('€60.00');
    expect(paper()).toHaveTextContent('Within 30 days, unworn.');
    expect(paper()).toHaveTextContent('900000010422');
    expect(paper()).toHaveTextContent('NOT A FISCAL COUPON / NUK ËSHTË KUPON FISKAL');
    expect(paper()).not.toHaveTextContent('COPY');

    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    await waitFor(() => expect(paper()).not.toBeInTheDocument());
  });

  test('a reprint says which copy it is, and shows what was corrected as it is right', async () => {
    api.on(calls.soldSales.print, { copy: 2 });
    const wrong = soldLine({ id: 1, price: '95.00', regular_price: '95.00', state: 'corrected' });
    const right = soldLine({ id: 2, price: '59.00', regular_price: '95.00', corrects: 1 });
    api.on(calls.soldSales.sale, saleView({ id: 12, total: '95.00' }, [wrong, right]));
    await printed({ kind: 'sale', id: 12 });
    expect(sheet().getByText('COPY 2')).toBeInTheDocument();
    expect(sheet().getByText('CORRECTED')).toBeInTheDocument();
    expect(sheet().getAllByRole('listitem')).toHaveLength(1);
    expect(amount('Total')).toHaveTextContent('€59.00');
  });

  test('a gift has no prices, and is no copy', async () => {
    api.on(calls.soldSales.sale, saleView({ id: 12, receipt_number: 7 }, [cheaper]));
    await printed({ kind: 'sale', id: 12, gift: true });
    expect(sheet().getByRole('heading', { name: 'Gift slip no. 7' })).toBeInTheDocument();
    expect(paper()).not.toHaveTextContent('€');
    expect(sheet().getByText('900000000072')).toBeInTheDocument();
    expect(api.requests(calls.soldSales.print)).toHaveLength(0);
  });

  test('speaks the language of the person', async () => {
    api.on(calls.soldSales.sale, saleView({ id: 12, receipt_number: 7 }, [cheaper]));
    await printed({ kind: 'sale', id: 12 }, 'ar');
    expect(paper()).toHaveAttribute('dir', 'rtl');
    expect(sheet().getByRole('heading', { name: 'بيع رقم 7' })).toBeInTheDocument();
    expect(paper()).toHaveTextContent('NOT A FISCAL COUPON / NUK ËSHTË KUPON FISKAL');
  });
});

describe('the slip of goods that came back', () => {
  const back = foundLine({ id: 3, price: '45.00', receipt_number: 40, state: 'returned' });

  test('names the sale, the tax of its time and the refund, to be signed', async () => {
    const other = foundLine({ id: 4, price: '10.80', vat_rate: 8, state: 'returned' });
    const view = returnView({ id: 5, return_number: 9, total: '55.80' }, [back, other]);
    view.money = [{ way: 'NLB', amount: '-55.80' }];
    api.on(calls.returns.one, view);
    await printed({ kind: 'return', id: 5 });
    expect(sheet().getByRole('heading', { name: 'Return no. 9' })).toBeInTheDocument();
    expect(paper()).toHaveTextContent(/Sale no\. 40, \d/);
    expect(amount('Refund')).toHaveTextContent('€55.80');
    expect(amount('NLB')).toHaveTextContent('€55.80');
    expect(amount('VAT 18% included')).toHaveTextContent('€6.86');
    expect(amount('VAT 8% included')).toHaveTextContent('€0.80');
    expect(sheet().getByText("Customer's signature")).toBeInTheDocument();
    expect(sheet().getByText('910000000095')).toBeInTheDocument();
  });

  test('an exchange shows both directions and the difference, asked for from either side', async () => {
    const exchange = { sale_id: 12, receipt_number: 41, total: '60.00' };
    const view = returnView({ id: 5, return_number: 9, total: '45.00', exchange }, [back]);
    view.money = [{ way: 'cash', amount: '15.00' }];
    api.on(calls.returns.one, view);
    const of = { return_id: 5, return_number: 9, total: '45.00' };
    api.on(calls.soldSales.sale, saleView({ id: 12, exchange: of }));
    await printed({ kind: 'sale', id: 12 });
    expect(sheet().getByRole('heading', { name: 'Exchange no. 9' })).toBeInTheDocument();
    expect(amount('Returned')).toHaveTextContent('-€45.00');
    expect(amount('Taken instead')).toHaveTextContent('€60.00');
    expect(amount('To pay')).toHaveTextContent('€15.00');
    const [back18, taken18] = sheet().getAllByText('VAT 18% included', { selector: 'dt' });
    expect(back18?.parentElement).toHaveTextContent('-€6.86');
    expect(taken18?.parentElement).toHaveTextContent('€9.15');
    expect(amount('Cash')).toHaveTextContent('€15.00');
    expect(api.requests(calls.soldSales.print)).toHaveLength(0);
    expect(api.requests(calls.returns.print)).toHaveLength(1);
  });
});

describe('printing', () => {
  test('a device prints after each sale once it is set to, on its own paper', async () => {
    api.on(calls.soldSales.sale, saleView({ id: 12 }));
    const { user, unmount } = await renderPage(<Counter request={{ kind: 'sale', id: 12 }} />, {
      texts: area.texts,
    });
    await user.click(await screen.findByRole('button', { name: 'Book' }));
    expect(api.requests(calls.soldSales.sale)).toHaveLength(0);
    await user.click(screen.getByRole('checkbox', { name: 'Slip after each sale' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Slip paper' }), 'A5');
    unmount();

    const again = await renderPage(<Counter request={{ kind: 'sale', id: 12 }} />, {
      texts: area.texts,
    });
    await again.user.click(await screen.findByRole('button', { name: 'Book' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    expect(paper()).toHaveClass('a5');
  });

  test('the sheet of the day stays off the paper of a slip', async () => {
    api.on(calls.soldSales.sale, saleView({ id: 12 }));
    await printed({ kind: 'sale', id: 12 });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.queryByText('The whole day')).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(paper()).not.toBeInTheDocument());
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('The whole day')).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  test('two slips that are asked for at once come out one after the other', async () => {
    api.on(calls.soldSales.sale, saleView({ id: 12 }));
    const user = await printed({ kind: 'sale', id: 12 });
    await user.click(screen.getByRole('button', { name: 'Once more' }));
    await waitFor(() => expect(api.requests(calls.soldSales.print)).toHaveLength(2));
    expect(document.querySelectorAll('article')).toHaveLength(1);
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  });

  test('a slip that cannot be printed says so, and counts as no copy', async () => {
    api.offline(calls.soldSales.sale);
    const { user } = await renderPage(<Counter request={{ kind: 'sale', id: 12 }} />, {
      texts: area.texts,
    });
    await user.click(await screen.findByRole('button', { name: 'Once more' }));
    expect(await screen.findByText('Printing failed. Please try again.')).toBeVisible();
    expect(api.requests(calls.soldSales.print)).toHaveLength(0);
  });
});
