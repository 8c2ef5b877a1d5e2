import {
  BANKS,
  PAYMENT_TYPES,
  type ArticleSaleInput,
  type Bank,
  type PaymentType,
} from '@backoffice/contracts';
import { RadioGroupField, SelectField, useCan } from '@backoffice/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export interface Payment {
  payment_type: PaymentType;
  bank: Bank | '';
}

export const CASH: Payment = { payment_type: 'cash', bank: '' };

/** Sends nothing for cash, which every server takes as the default. */
export const paymentInput = ({
  payment_type,
  bank,
}: Payment): Pick<ArticleSaleInput, 'payment_type' | 'bank'> =>
  payment_type === 'bank' ? { payment_type, bank } : {};

/** Renders nothing on a server without tills, where everything counts as cash. */
export function PaymentFields() {
  const { t } = useTranslation('administration');
  const isOffered = useCan('till.view');
  const type = useWatch<Payment, 'payment_type'>({ name: 'payment_type' });
  if (!isOffered) return null;
  return (
    <>
      <RadioGroupField
        name="payment_type"
        label={t('words:fields.paymentType')}
        options={PAYMENT_TYPES.map((value) => ({ value, label: t(`words:paymentType.${value}`) }))}
      />
      {type === 'bank' && (
        <SelectField
          name="bank"
          label={t('ledger.account')}
          required
          options={BANKS.map((bank) => ({ value: bank, label: bank }))}
        />
      )}
    </>
  );
}
