import { BANKS } from '@backoffice/contracts';
import { SelectField, useCan } from '@backoffice/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { Shop } from '../shop/use-shop-filter';

/** The bank of a booking that isn't cash; absent on a server without tills. */
export function AccountField() {
  const { t } = useTranslation('sales');
  const isOffered = useCan('till.view');
  const type = useWatch<{ payment_type: string }, 'payment_type'>({ name: 'payment_type' });
  if (!isOffered || type !== 'bank') return null;
  return (
    <SelectField
      name="bank"
      label={t('transactions.account')}
      placeholder={t('transactions.noAccount')}
      options={BANKS.map((bank) => ({ value: bank, label: bank }))}
    />
  );
}

export function ShopField({ shops }: { shops: readonly Shop[] }) {
  const { t } = useTranslation('sales');
  if (shops.length === 0) return null;
  return (
    <SelectField
      name="shop"
      label={t('shop.label')}
      placeholder={t('shop.none')}
      options={shops.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
