import {
  BANKS,
  PAYMENT_TYPES,
  SALE_TYPES,
  type Bank,
  type PaymentType,
  type SaleType,
} from '@backoffice/contracts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { SaleTerms } from '../basket/sale-draft';
import styles from './sale-dialog.module.css';

/** Empty where the lines that it stands for differ. */
export type CommonTerms = { [Field in keyof SaleTerms]: SaleTerms[Field] | '' };

interface Props {
  terms: CommonTerms;
  /** Said after each field's label, so that every line's fields have names of their own. */
  of: string;
  bankIsMissing?: boolean;
  disabled: boolean;
  onChange: (terms: Partial<SaleTerms>) => void;
}

/** How it is paid, by which bank if by bank, and where it is sold. */
export function SaleTermsFields({ terms, of, bankIsMissing = false, disabled, onChange }: Props) {
  const { t } = useTranslation('sales');
  const paymentNames = { cash: t('sale.cash'), bank: t('sale.bankPayment') };
  const saleNames = { store: t('sale.store'), online: t('sale.online') };
  return (
    <>
      <LabelledSelect
        label={t('sale.saleType')}
        of={of}
        value={terms.saleType}
        disabled={disabled}
        onChange={(value) => onChange({ saleType: value as SaleType })}
      >
        {terms.saleType === '' && <option value="">{t('sale.keep')}</option>}
        {SALE_TYPES.map((type) => (
          <option key={type} value={type}>
            {saleNames[type]}
          </option>
        ))}
      </LabelledSelect>
      <LabelledSelect
        label={t('sale.paymentType')}
        of={of}
        value={terms.paymentType}
        disabled={disabled}
        onChange={(value) => onChange({ paymentType: value as PaymentType })}
      >
        {terms.paymentType === '' && <option value="">{t('sale.keep')}</option>}
        {PAYMENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {paymentNames[type]}
          </option>
        ))}
      </LabelledSelect>
      {terms.paymentType === 'bank' && (
        <LabelledSelect
          label={t('sale.bank')}
          of={of}
          value={terms.bank}
          error={bankIsMissing ? t('sale.bankMissing') : undefined}
          disabled={disabled}
          onChange={(value) => onChange({ bank: value as Bank | '' })}
        >
          <option value="">{t('sale.chooseBank')}</option>
          {BANKS.map((bank) => (
            <option key={bank}>{bank}</option>
          ))}
        </LabelledSelect>
      )}
    </>
  );
}

interface SelectProps {
  label: string;
  of: string;
  value: string;
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
}

function LabelledSelect({ label, of, value, error, disabled, onChange, children }: SelectProps) {
  const id = useId();
  return (
    <div className={`${styles.field} ${styles.select}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        aria-label={`${label}, ${of}`}
        className={error ? 'form-select is-invalid' : 'form-select'}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
      {error && (
        <p id={`${id}-error`} className="invalid-feedback">
          {error}
        </p>
      )}
    </div>
  );
}
