import {
  calls,
  fakeApi,
  renderPage,
  screen,
  sentUnit,
  shipmentView,
  waitFor,
} from '@backoffice/testing';

import { area } from '../../area';
import PrintSent from './print-sent';

const api = fakeApi();

test('a shipment that was just sent offers its slip, with all that is in the boxes', async () => {
  api.on(
    calls.shipments.one,
    shipmentView(
      [
        sentUnit({ id: 1, code: 'AM-90', number: '41' }),
        sentUnit({ id: 2, code: 'AM-90', number: '42' }),
      ],
      { id: 3, number: 12, note: 'Two boxes', to: { id: 6, name: 'Airport' } },
    ),
  );
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderPage(<PrintSent id={3} />, { texts: area.texts });
  await user.click(screen.getByRole('button', { name: 'Print slip' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const slip = screen.getByRole('heading', { name: 'Shipment 12', hidden: true }).parentElement;
  expect(slip).toHaveTextContent(/FromShop 1ToAirport.*NoteTwo boxes/);
  expect(slip).toHaveTextContent(/AM-90.*41 × 1 · 42 × 1.*2.*Total2/);
  expect(slip).toHaveTextContent(sentUnit({ id: 1 }).barcode);
});
