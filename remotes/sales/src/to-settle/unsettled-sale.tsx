import { SETTLE_REASONS, type UnsettledSale } from '@backoffice/contracts';
import { formatMoment, type TFunction } from '@backoffice/i18n';
import { Card, isolated, Money, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import type { Chosen } from './chosen';
import { SettleEnd } from './settle-end';
import { SettleLineFields } from './settle-line';
import styles from './to-settle.module.css';
import type { Settling } from './use-settling';

interface Props extends Settling {
  onChoose: (line: number, chosen: Chosen | undefined) => void;
}

/** A sale that somebody has to settle: what happened, and what becomes of it. */
export function UnsettledSaleCard(props: Props) {
  const { t } = useTranslation('sales');
  const { sale, choices, onChoose } = props;
  return (
    <Card
      title={
        <>
          {t('toSettle.receipt', { number: sale.receipt_number })} · <bdi>{sale.slip}</bdi>
        </>
      }
      eyebrow={sale.location}
      actions={<Money value={sale.total} />}
    >
      <div className={styles.sale}>
        <Story sale={sale} />
        {sale.lines.map((line) => (
          <SettleLineFields
            key={line.line}
            line={line}
            chosen={choices.get(line.line)}
            onChoose={(chosen) => onChoose(line.line, chosen)}
          />
        ))}
        <SettleEnd {...props} />
      </div>
    </Card>
  );
}

function Story({ sale }: { sale: UnsettledSale }) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const moment = (at: string) => isolated(formatMoment(at, timeZone));
  const [by, till] = [isolated(sale.seller), isolated(sale.till)];
  return (
    <div>
      <p className={styles.note}>
        {t('toSettle.sold', { when: moment(sale.sold_at), by, till })} ·{' '}
        {t('toSettle.came', { when: moment(sale.came_at), by: isolated(sale.sent_by) })}
      </p>
      <ul className={styles.reasons}>
        {sale.reasons.map((reason) => (
          <li key={reason}>{reasonText(t, reason)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A newer server may know more reasons. */
function reasonText(t: TFunction<'sales'>, reason: string): string {
  const known = SETTLE_REASONS.find((one) => one === reason);
  return t(`toSettle.reasons.${known ?? 'other'}`);
}
