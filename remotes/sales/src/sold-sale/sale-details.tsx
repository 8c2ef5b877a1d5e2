import type { SaleView } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { Badge, Money, PanelPart, useTimeZone, useUrlState } from '@backoffice/ui';
import { AreaLink, useHref } from '@backoffice/ui/areas';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSlip } from '../slip/use-slip';
import { NO_SALE } from './finding/sale-address';
import { FiscalNumber } from './fiscal/note-fiscal';
import { PaymentFix } from './mending/payment-fix';
import { standingLines, stillSold } from './mending/standing-lines';
import { useMendable } from './mending/use-mendable';
import { SaleButtons } from './sale-buttons';
import { SaleHistory } from './sale-history';
import { SaleLines } from './sale-lines';
import styles from './sold-sale.module.css';
import { takeBackAddress } from './take-back-address';

interface Props {
  view: SaleView;
}

export function SaleDetails({ view }: Props) {
  const { t } = useTranslation('sales');
  const { back, ...choice } = useChosenReturns(view);
  const mendable = useMendable(view);
  const [, setUrl] = useUrlState({ ...NO_SALE, takeBack: '' });
  const takeBack = () => setUrl({ ...NO_SALE, ...takeBackAddress(view.sale.id, back) });
  const { printSale, printReturn, slip } = useSlip();
  const returned = {
    count: back.length,
    isOffered: stillSold(view).length > 0,
    onReturn: takeBack,
  };

  return (
    <>
      <Facts view={view} />
      {view.lines.some(({ owed }) => owed) && <Owed />}
      <SaleButtons
        view={view}
        mendable={mendable}
        returned={returned}
        onPrint={(gift) => printSale(view.sale.id, { gift })}
      />
      {mendable.why && <p className={styles.note}>{mendable.why}</p>}
      {mendable.canCorrect && <PaymentFix view={view} />}
      <PanelPart title={t('soldSale.lines')}>
        {choice.ticked && <p className={styles.note}>{t('soldSale.tickReturns')}</p>}
        <SaleLines lines={standingLines(view)} all={view.lines} {...choice} />
      </PanelPart>
      <PanelPart title={t('soldSale.history')}>
        <SaleHistory view={view} onPrintReturn={printReturn} />
      </PanelPart>
      {slip}
    </>
  );
}

/**
 * A customer brings back some of several units, so they can be ticked; a single unit needs no
 * choice.
 */
function useChosenReturns(view: SaleView) {
  const sold = stillSold(view).map(({ id }) => id);
  const [ticked, onTick] = useState<ReadonlySet<number>>(new Set());
  const back = sold.filter((id) => sold.length === 1 || ticked.has(id));
  return { back, ticked: sold.length > 1 ? ticked : undefined, onTick };
}

/** A unit that was sold twice: what reverses lines waits until somebody settled that. */
function Owed() {
  const { t } = useTranslation('sales');
  const href = useHref();
  return (
    <p className="alert alert-warning">
      {t('soldSale.owed')}{' '}
      {href('sales.toSettle') && <AreaLink to="sales.toSettle">{t('soldSale.settle')}</AreaLink>}
    </p>
  );
}

function Facts({ view: { sale } }: Pick<Props, 'view'>) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const facts = [formatMoment(sale.sold_at, timeZone), sale.seller, sale.location];
  return (
    <>
      <p className="mb-1">{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.total}>
        <Money value={sale.total} />
        {sale.period === 'closed' && <Badge tone="neutral">{t('soldSale.closed')}</Badge>}
      </p>
      {sale.exchange && (
        <p className={styles.note}>
          {t('soldSale.exchange', { number: sale.exchange.return_number })}
        </p>
      )}
      <FiscalNumber of={{ kind: 'sale', id: sale.id }} number={sale.fiscal_number} />
    </>
  );
}
