import type { Area, SlotProps } from '@backoffice/contracts';
import {
  calls,
  companySettings,
  company,
  ELSEWHERE,
  fakeApi,
  renderPage,
  saleView,
  scan,
  screen,
  waitFor,
} from '@backoffice/testing';

import { area } from '../area';
import { useSlip } from '../slip/use-slip';
import { openShop, sellButton, shoe } from '../testing/counter';
import SellingPage from './selling-page';

const api = fakeApi();
const customers: Area = {
  ...ELSEWHERE,
  extensions: [
    { slot: 'counter.party', name: 'buyer', order: 1 },
    { slot: 'slip.part', name: 'points', order: 1 },
  ],
};
const extensions = {
  buyer: ({ due }: SlotProps<'counter.party'>) => <button type="button">Who pays {due}?</button>,
  points: ({ kind, id }: SlotProps<'slip.part'>) => (
    <p>
      Points of {kind} {id}
    </p>
  ),
};
const shown = { texts: area.texts, areas: [customers], extensions };

test('an area asks at the counter whom the basket is for, while there is one', async () => {
  openShop(api);
  await renderPage(<SellingPage />, shown);
  await sellButton();
  expect(screen.queryByRole('button', { name: /^Who pays/ })).toBeNull();
  await scan(shoe.barcode);
  expect(await screen.findByRole('button', { name: 'Who pays 59.90?' })).toBeVisible();
});

test('what an area adds to a slip is printed with it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  api.on(calls.company.company, company());
  api.on(calls.company.settings, companySettings());
  api.on(calls.soldSales.print, { copy: 0 });
  api.on(calls.soldSales.sale, saleView({ id: 12 }));
  const Print = () => {
    const { printSale, slip } = useSlip();
    return (
      <>
        <button onClick={() => printSale(12)}>Print</button>
        {slip}
      </>
    );
  };
  const { user } = await renderPage(<Print />, shown);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  expect(screen.getByText('Points of sale 12')).toBeInTheDocument();
});
