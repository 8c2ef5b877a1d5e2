import type { Bank, PaymentType, SaleType, TillWay } from '@backoffice/contracts';

interface Paid {
  payment_type: PaymentType;
  bank?: Bank | null;
  sale_type?: SaleType;
}

/** Where the money is: what couriers were paid online is theirs until they bring it. */
export function wayOf({ payment_type: type, bank, sale_type: channel }: Paid): TillWay {
  if (type === 'bank') return bank ?? 'bank';
  return channel === 'online' ? 'courier' : 'cash';
}
