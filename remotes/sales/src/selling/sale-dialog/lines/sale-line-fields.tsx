import type { TFunction } from '@backoffice/i18n';
import { amountError, Icon, ICONS, Money, MoneyInput } from '@backoffice/ui';
import { memo, useId, useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../../words/unit-label';
import { wayName } from '../../../words/way-name';
import { deviation, isDoubtful } from '../../basket/doubtful-prices';
import type { SaleLine, SaleAction } from '../../basket/sale-draft';
import type { LineErrors } from '../../basket/sell-items';
import { UnitPlace } from '../../unit/unit-place';
import { LineTerms } from './line-terms';
import styles from './lines.module.css';

interface Props {
  line: SaleLine;
  errors: LineErrors | undefined;
  /** How it is paid together with the others; undefined where it has a way of its own. */
  sharedWay: string | undefined;
  /** A missing bank is said for all lines together. */
  isBankSaid: boolean;
  disabled: boolean;
  dispatch: Dispatch<SaleAction>;
}

/**
 * A unit of the basket with its price; what else can be said about it is folded behind its way of
 * payment. It is memoised, so that typing in one line draws only that line again.
 */
export const SaleLineFields = memo(LineFields);

function LineFields(props: Props) {
  const { line, errors = {}, sharedWay, isBankSaid, disabled, dispatch } = props;
  const { t } = useTranslation('sales');
  const [isOpened, setIsOpened] = useState(false);
  const id = useId();
  const { unit } = line;
  const label = unitLabel(unit);
  const bankIsMissing = errors.bank === true && !isBankSaid;
  const isOpen = isOpened || bankIsMissing;
  const way = sharedWay ?? wayOfLine(t, line);
  return (
    <li className={styles.line}>
      <Product line={line} />
      <PriceField {...props} />
      <button
        type="button"
        className={`btn btn-outline-secondary btn-sm ${styles.way}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${label}: ${way}`}
        onClick={() => setIsOpened(!isOpen)}
      >
        {way}
      </button>
      <button
        type="button"
        className={`btn btn-icon ${styles.remove}`}
        aria-label={t('sale.remove', { unit: label })}
        disabled={disabled}
        onClick={() => dispatch({ type: 'unticked', ids: [unit.id] })}
      >
        <Icon path={ICONS.close} />
      </button>
      {isOpen && <LineTerms {...{ id, line, label, bankIsMissing, disabled, dispatch }} />}
    </li>
  );
}

function wayOfLine(t: TFunction<'sales'>, { paymentType, bank, saleType }: SaleLine): string {
  const way = wayName(t, paymentType === 'cash' ? 'cash' : bank || 'bank');
  return saleType === 'online' ? `${way} · ${t('words:saleType.online')}` : way;
}

/** The unit, and below it its barcode, its regular price and how far the price is from that. */
function Product({ line }: Pick<Props, 'line'>) {
  const { t } = useTranslation('sales');
  const { unit } = line;
  const percent = deviation(line);
  return (
    <div className={styles.unit}>
      <bdi className={styles.unitName}>{unitLabel(unit)}</bdi>
      <span className={styles.facts}>
        <bdi className={styles.barcode}>{unit.barcode}</bdi>
        <span>
          <span className="visually-hidden">{t('words:fields.regularPrice')} </span>
          <Money value={unit.price} />
        </span>
        {percent !== null && (
          <bdi className={isDoubtful(line) ? styles.doubtful : undefined}>
            {`${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`}
          </bdi>
        )}
        <UnitPlace unit={unit} />
      </span>
    </div>
  );
}

function PriceField({ line: { unit, price }, errors = {}, disabled, dispatch }: Props) {
  const { t } = useTranslation('sales');
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const error = errors.price || !isTyping ? amountError(price) : undefined;
  return (
    <div className={styles.price}>
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
