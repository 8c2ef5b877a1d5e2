import {
  type Bank,
  type PaymentType,
  type SaleType,
  TILL_WAYS,
  type TillWay,
} from '@backoffice/contracts';
import { type RawBuilder, sql } from 'kysely';

import { refuse } from '../../errors';

interface Paid {
  payment_type: PaymentType;
  bank?: Bank | null;
  sale_type?: SaleType;
}

/** Where money is: cash for online sales is with the couriers until they bring it. */
export function wayOf({ payment_type: type, bank, sale_type: channel }: Paid): TillWay {
  if (type === 'bank') return bank ?? 'bank';
  return channel === 'online' ? 'courier' : 'cash';
}

/** The bank through which money goes, null for cash; 422 at `field` where none is said. */
export function bankOf(type: PaymentType, bank: Bank | '' | null | undefined, field: string) {
  if (type === 'cash') return null;
  if (bank) return bank;
  throw refuse('bank_missing', {}, { at: field });
}

/** `wayOf` of an entry of the journal `sale_entries`, here `e`. */
export const WAY_OF_ENTRY: RawBuilder<unknown> = sql`
  case when e.payment_type = 'bank' then coalesce(e.bank, 'bank')
    when e.sale_type = 'online' then 'courier' else 'cash' end`;

/** Where a value stands in a list of the contracts, to order rows by it. */
export const placeIn = (all: readonly string[], column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array_position(cast(${[...all]} as text[]), ${column})`;

/** The order in which ways are shown; of the column `way`. */
export const BY_WAY: RawBuilder<unknown> = placeIn(TILL_WAYS, sql`way`);
