import { amountError, Icon, ICONS, Money, MoneyInput } from '@backoffice/ui';
import { memo, useId, useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../words/unit-label';
import type { SaleLine, SaleAction } from '../basket/sale-draft';
import type { LineErrors } from '../basket/sell-items';
import { UnitPlace } from '../unit/unit-place';
import styles from './sale-dialog.module.css';
import { SaleTermsFields } from './sale-terms-fields';

interface Props {
  line: SaleLine;
  errors: LineErrors | undefined;
  disabled: boolean;
  dispatch: Dispatch<SaleAction>;
}

/**
 * A unit of the basket: its price, its way of payment and its channel. It is memoised, so that
 * typing in one line draws only that line again.
 */
export const SaleLineFields = memo(LineFields);

function LineFields(props: Props) {
  const { line, errors = {}, disabled, dispatch } = props;
  const { t } = useTranslation('sales');
  const { unit } = line;
  const label = unitLabel(unit);
  return (
    <li className={styles.line}>
      <div className={styles.unit}>
        <span className={styles.unitName}>{label}</span>
        <bdi className={styles.barcode}>{unit.barcode}</bdi>
        <UnitPlace unit={unit} />
      </div>
      <div className={styles.regular}>
        <span className={styles.label}>{t('words:fields.regularPrice')}</span>
        <Money value={unit.price} />
      </div>
      <PriceField {...props} />
      <SaleTermsFields
        terms={line}
        of={label}
        bankIsMissing={errors.bank}
        disabled={disabled}
        onChange={(change) => dispatch({ type: 'changed', id: unit.id, change })}
      />
      <button
        type="button"
        className={`btn btn-icon ${styles.remove}`}
        aria-label={t('sale.remove', { unit: label })}
        disabled={disabled}
        onClick={() => dispatch({ type: 'unticked', ids: [unit.id] })}
      >
        <Icon path={ICONS.close} />
      </button>
    </li>
  );
}

function PriceField({ line: { unit, price }, errors = {}, disabled, dispatch }: Props) {
  const { t } = useTranslation('sales');
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const error = errors.price || !isTyping ? amountError(price) : undefined;
  return (
    <div className={`${styles.field} ${styles.price}`}>
      <label htmlFor={id} className={styles.label}>
        {t('words:fields.price')}
      </label>
      <MoneyInput
        id={id}
        aria-label={`${t('words:fields.price')}, ${unitLabel(unit)}`}
        value={price}
        error={error}
        disabled={disabled}
        aria-describedby={error ? `${id}-error` : undefined}
        onFocus={(event) => {
          event.target.select();
          setIsTyping(true);
        }}
        onBlur={() => setIsTyping(false)}
        onChange={(typed) => dispatch({ type: 'changed', id: unit.id, change: { price: typed } })}
      />
      {error && (
        <p id={`${id}-error`} className="invalid-feedback">
          {error}
        </p>
      )}
    </div>
  );
}
