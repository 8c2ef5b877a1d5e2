import { getToken } from '@backoffice/api-client';
import type { OfflineStock, OfflineTerms } from '@backoffice/contracts';

import { hashOf } from '../stand-in/kept-session';
import { keep } from '../store/kept';

export const TERMS: OfflineTerms = {
  till: { id: 4, name: 'Front', number: 3 },
  location: { id: 1, name: 'Center' },
  seller: { id: 9, name: 'Ana Berisha' },
  confirmed_at: '2026-11-28T08:00:00Z',
  next_slip: 17,
  company: {
    id: 1,
    name: 'Shop',
    registration_number: '811',
    address: 'Main Street 1',
    phone: null,
    timezone: 'Europe/Belgrade',
  },
  return_terms: '14 days',
  vat_rate: 18,
  cash_limit: '500.00',
  price_floor: 20,
};

const product = (id: number, code: string, brand: string) => ({
  id,
  code,
  brand,
  name: null,
  color: 'Black',
  specific_type: 'Sneakers',
  type: 'shoes',
});

export const STOCK: OfflineStock = {
  products: [product(1, 'NK-1', 'Nike'), product(2, 'AD-7', 'Ädidas')],
  sizes: ['41', '42'],
  units: [
    [101, '000000000101', 0, 0, '50.00'],
    [102, '000000000102', 0, 1, '50.00'],
    [103, '000000000103', 1, 1, '80.00'],
  ],
  codes: [['4006381333931', 0, 1]],
};

/** Keeps a shop whose session was confirmed so many hours ago. */
export async function keepShopOf(hoursAgo = 0, terms: Partial<OfflineTerms> = {}): Promise<void> {
  const confirmedAt = Date.now() - hoursAgo * 3_600_000;
  const user = { user: { id: 9, username: 'Ana' }, company: { id: 1, name: 'Shop' } };
  await keep('session', { tokenHash: await hashOf(getToken() ?? ''), user, confirmedAt });
  await keep('terms', { ...TERMS, ...terms });
  await keep('stock', STOCK);
  await keep('stockTag', `"${Math.random()}"`);
}
