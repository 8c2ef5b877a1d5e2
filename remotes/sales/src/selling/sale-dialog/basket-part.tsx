import type { TFunction } from '@backoffice/i18n';
import { ScanStatus } from '@backoffice/ui/scanner';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';

import { wayName } from '../../words/way-name';
import { commonTerms } from '../basket/common-terms';
import { paymentOf } from '../basket/payment';
import { isEmpty, type SaleAction, type SaleDraft } from '../basket/sale-draft';
import { directionTexts } from '../returns/direction-texts';
import { ReturnLines } from '../returns/return-lines';
import { NO_ERRORS, type Errors } from './draft-errors';
import { BasketPrices } from './lines/basket-prices';
import { SaleLineFields } from './lines/sale-line-fields';
import { useDrawnLines } from './lines/use-drawn-lines';
import { LostUnits } from './lost-units';
import styles from './sale-dialog.module.css';

interface Props {
  draft: SaleDraft;
  dispatch: Dispatch<SaleAction>;
  isSelling: boolean;
  /** The last try had no answer. */
  isUnanswered: boolean;
  errors: Errors;
}

/** What comes back and what is sold, a line for each unit. */
export function BasketPart({ draft, dispatch, isSelling, isUnanswered, errors }: Props) {
  const { t } = useTranslation('sales');
  const { lines, returns, lost } = draft;
  const drawn = useDrawnLines(lines.length);
  // The first wrong field gets the focus, so all lines have to be drawn.
  const shown = errors === NO_ERRORS ? drawn : lines.length;
  const sharedWay = sharedWayOf(t, draft);
  const { paymentType, bank } = commonTerms(lines);
  // Said once beside the banks, and not at every line.
  const isBankSaid = paymentType === 'bank' && bank === '';
  return (
    <>
      <ScanStatus last />
      <LostUnits lost={lost} isBasketEmpty={isEmpty(draft)} dispatch={dispatch} />
      {isUnanswered && (
        <p className="alert alert-warning" role="alert">
          {directionTexts(t, draft).noAnswer}
        </p>
      )}
      {returns.length > 0 && (
        <ReturnLines returns={returns} disabled={isSelling} dispatch={dispatch} />
      )}
      <ul className={shown < lines.length ? `${styles.lines} ${styles.growing}` : styles.lines}>
        {lines.slice(0, shown).map((line) => (
          <SaleLineFields
            key={line.unit.id}
            line={line}
            sharedWay={sharedWay}
            errors={errors.lines.get(line.unit.id)}
            isBankSaid={isBankSaid}
            disabled={isSelling}
            dispatch={dispatch}
          />
        ))}
      </ul>
      {lines.length > 1 && shown >= lines.length && (
        <BasketPrices lines={lines} disabled={isSelling} dispatch={dispatch} />
      )}
    </>
  );
}

/** How all lines are paid together, whatever each says; undefined where each has its own way. */
function sharedWayOf(t: TFunction<'sales'>, draft: SaleDraft): string | undefined {
  if (draft.returns.length > 0) return t('return.exchange');
  const { isSplit, tenders } = paymentOf(draft);
  return isSplit ? tenders.map(({ way }) => wayName(t, way)).join(' + ') : undefined;
}
