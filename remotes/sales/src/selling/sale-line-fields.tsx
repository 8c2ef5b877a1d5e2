import { Icon, ICONS, Money } from '@backoffice/ui';
import { useId, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { ChoiceFields } from './choice-fields';
import classes from './sale-dialog.module.css';
import type { LineErrors, SaleLine, SaleStep } from './sale-draft';
import { unitLabel } from './unit-label';

interface Props {
  line: SaleLine;
  errors: LineErrors | undefined;
  disabled: boolean;
  dispatch: Dispatch<SaleStep>;
}

/** One unit of the basket: what it costs, how it is paid, where it is sold. */
export function SaleLineFields({ line, errors = {}, disabled, dispatch }: Props) {
  const { t } = useTranslation('sales');
  const id = useId();
  const { unit } = line;
  const label = unitLabel(unit);
  return (
    <li className={classes.line}>
      <div className={classes.unit}>
        <span className={classes.unitName}>{label}</span>
        <bdi className={classes.barcode}>{unit.barcode}</bdi>
      </div>
      <div className={classes.regular}>
        <span className={classes.label}>{t('sale.regularPrice')}</span>
        <Money value={unit.price} />
      </div>
      <div className={classes.field}>
        <label htmlFor={id} className={classes.label}>
          {t('sale.price')}
        </label>
        <input
          id={id}
          aria-label={`${t('sale.price')}, ${label}`}
          className={errors.price ? 'form-control is-invalid' : 'form-control'}
          inputMode="decimal"
          autoComplete="off"
          value={line.price}
          disabled={disabled}
          aria-invalid={errors.price ? true : undefined}
          aria-describedby={errors.price ? `${id}-error` : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) =>
            dispatch({ type: 'changed', id: unit.id, change: { price: event.target.value } })
          }
        />
        {errors.price && (
          <p id={`${id}-error`} className="invalid-feedback">
            {t('sale.priceWrong')}
          </p>
        )}
      </div>
      <ChoiceFields
        choice={line}
        of={label}
        bankIsMissing={errors.bank}
        disabled={disabled}
        onChange={(change) => dispatch({ type: 'changed', id: unit.id, change })}
      />
      <button
        type="button"
        className={`btn btn-icon ${classes.remove}`}
        aria-label={t('sale.remove', { unit: label })}
        disabled={disabled}
        onClick={() => dispatch({ type: 'unticked', ids: [unit.id] })}
      >
        <Icon path={ICONS.close} />
      </button>
    </li>
  );
}
