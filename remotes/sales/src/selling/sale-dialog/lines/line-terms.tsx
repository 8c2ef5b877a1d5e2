import { centsOf, moneyOfCents, typedCents } from '@backoffice/i18n';
import type { Dispatch } from 'react';

import type { SaleAction, SaleLine } from '../../basket/sale-draft';
import { DiscountField } from './discount-field';
import styles from './lines.module.css';
import { SaleTermsFields } from './sale-terms-fields';

interface Props {
  id: string;
  line: SaleLine;
  label: string;
  bankIsMissing: boolean;
  disabled: boolean;
  dispatch: Dispatch<SaleAction>;
}

/** What is rarely said for one line alone: its way of payment, its channel, its discount. */
export function LineTerms({ id, line, label, bankIsMissing, disabled, dispatch }: Props) {
  const { unit, price } = line;
  const change = (changed: Extract<SaleAction, { type: 'changed' }>['change']) =>
    dispatch({ type: 'changed', id: unit.id, change: changed });
  return (
    <div id={id} className={styles.terms}>
      <SaleTermsFields
        terms={line}
        of={label}
        bankIsMissing={bankIsMissing}
        disabled={disabled}
        onChange={change}
      />
      <DiscountField
        of={label}
        regular={centsOf(unit.price)}
        price={typedCents(price)}
        disabled={disabled}
        onPrice={(cents) => change({ price: moneyOfCents(cents) })}
      />
    </div>
  );
}
