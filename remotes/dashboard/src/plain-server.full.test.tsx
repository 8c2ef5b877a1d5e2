import {
  calls,
  fakeApi,
  location,
  onlineSale,
  productRow,
  screen,
  setNow,
  shipment,
  signedIn,
  testOptionalFields,
  till,
  yearFigures,
} from '@backoffice/testing';

import areaJson from '../area.json';
import { area } from './area';
import { chartsDrawn, pretendCanvas } from './testing/drawn-chart';

const day = (date: string) => ({ date, amount: '5.00', units: 1, receipts: 1, average: '5.00' });
const best = { name: 'Nike', type: 'shoes', units: 3, amount: '90.00' };

beforeEach(() => {
  pretendCanvas();
  setNow('2026-11-21');
});

testOptionalFields({
  api: fakeApi(),
  area,
  routes: areaJson.routes,
  screens: [
    {
      path: '/admin/dashboard',
      answers: [
        [calls.authentication.user, signedIn()],
        [
          calls.figures.years,
          ({ body }: { body?: { type?: string } }) =>
            body?.type ? [yearFigures({ year: 2026 })] : [onlineSale({ sale_price: '45.50' })],
        ],
        [
          calls.figures.days,
          {
            today: day('2026-11-21'),
            yesterday: day('2026-11-20'),
            last_week: day('2026-11-14'),
          },
        ],
        [calls.figures.bestSellers, { since: '2026-11-01', brands: [best], sizes: [best] }],
        [
          calls.figures.stock,
          {
            slow_until: '2026-08-22',
            locations: [{ id: 3, name: 'Prizren', units: 12, value: '240.00', slow: 2 }],
            under_way: { units: 0, value: '0.00', slow: 0 },
          },
        ],
        [calls.reference.listLocations, [location({ id: 3, name: 'Prizren' })]],
        [calls.till.till, till()],
        [calls.shipments.list, [shipment()]],
        [calls.products.list, [productRow()]],
      ],
      works: async () => {
        await chartsDrawn(4);
        expect((await screen.findAllByText('€45.50'))[0]).toBeVisible();
        expect((await screen.findAllByText(/^1,200 Qty$/))[0]).toBeVisible();
      },
    },
  ],
});
