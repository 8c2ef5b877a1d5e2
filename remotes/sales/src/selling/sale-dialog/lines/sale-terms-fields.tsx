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

import type { SaleTerms } from '../../basket/sale-draft';
import styles from './lines.module.css';

interface Props {
  terms: SaleTerms;
  /** Follows each field's label, so that the fields of every line have names of their own. */
  of: string;
  bankIsMissing?: boolean;
  disabled: boolean;
  onChange: (terms: Partial<SaleTerms>) => void;
}

/** The way of payment, its bank, and the channel of the sale. */
export function SaleTermsFields({ terms, of, bankIsMissing, disabled, onChange }: Props) {
  const { t } = useTranslation('sales');
  const paymentNames = { cash: t('words:paymentType.cash'), bank: t('words:paymentType.bank') };
  const saleNames = { store: t('words:saleType.store'), online: t('words:saleType.online') };
  const field = { of, disabled };
  return (
    <>
      <LabelledSelect
        {...field}
        label={t('words:fields.saleType')}
        value={terms.saleType}
        onChange={(value) => onChange({ saleType: value as SaleType })}
      >
        <Options values={SALE_TYPES} names={saleNames} />
      </LabelledSelect>
      <LabelledSelect
        {...field}
        label={t('words:fields.paymentType')}
        value={terms.paymentType}
        onChange={(value) => onChange({ paymentType: value as PaymentType })}
      >
        <Options values={PAYMENT_TYPES} names={paymentNames} />
      </LabelledSelect>
      {terms.paymentType === 'bank' && (
        <LabelledSelect
          {...field}
          label={t('words:fields.bank')}
          value={terms.bank}
          error={bankIsMissing ? t('sale.bankMissing') : undefined}
          onChange={(value) => onChange({ bank: value as Bank | '' })}
        >
          <option value="">{t('sale.chooseBank')}</option>
          <Options values={BANKS} />
        </LabelledSelect>
      )}
    </>
  );
}

interface OptionsProps<Value extends string> {
  values: readonly Value[];
  /** By default each value is its own name. */
  names?: Readonly<Record<Value, string>>;
}

const Options = <Value extends string>({ values, names }: OptionsProps<Value>) =>
  values.map((value) => (
    <option key={value} value={value}>
      {names?.[value] ?? value}
    </option>
  ));

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
