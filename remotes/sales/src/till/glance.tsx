import { OTHER, TILL_WAYS, type Till } from '@backoffice/contracts';
import {
  centsOf,
  formatDifference,
  formatMoment,
  moneyOfCents,
  formatMoney,
} from '@backoffice/i18n';
import { Card, Money, useTimeZone, isolated } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { expectedCents } from '../counting/drawer/count';
import { wayName } from '../words/way-name';
import styles from './till.module.css';

/** The state of a till: the expected cash and the money that came by other ways. */
export function Glance({ till }: { till: Till }) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const expected = expectedCents(till, 'cash');
  const { since, last_closing: last } = till;
  return (
    <Card title={till.location?.name ?? t('shop.none')}>
      {expected !== undefined && (
        <p className={styles.expected}>
          {t('till.expectedCash')}
          <strong>
            <Money value={moneyOfCents(expected)} />
          </strong>
        </p>
      )}
      <dl className={styles.facts}>
        <OpeningLine opening={till.opening} />
        <Ways till={till} />
        {since && (
          <div>
            <dt>{t('till.since')}</dt>
            <dd>{formatMoment(since, timeZone)}</dd>
          </div>
        )}
        <div>
          <dt>{t('till.lastClosing')}</dt>
          <dd>
            {last
              ? t('till.closingOf', {
                  number: last.number,
                  when: formatMoment(last.closed_at, timeZone),
                })
              : t('till.neverClosed')}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Ways({ till: { sums = [] } }: { till: Till }) {
  const { t } = useTranslation('sales');
  const ways = [...TILL_WAYS, OTHER].flatMap((way) => sums.find((sum) => sum.way === way) ?? []);
  return ways.map(({ way, amount }) => {
    const isPlus = way === 'cash' && centsOf(amount) > 0;
    return (
      <div key={way}>
        <dt>{way === 'cash' ? t('till.cashMoved') : wayName(t, way)}</dt>
        <dd>{isPlus ? formatDifference(amount) : <Money value={amount} />}</dd>
      </div>
    );
  });
}

/** The opening cash, and how far it differs from the cash that the last closing left. */
function OpeningLine({ opening }: Pick<Till, 'opening'>) {
  const { t } = useTranslation('sales');
  const timeZone = useTimeZone();
  const { cash, left, counted, counted_by: by, counted_at: at } = opening;
  const gap = counted !== null && left !== null ? centsOf(counted) - centsOf(left) : 0;
  const amounts = { amount: formatMoney(moneyOfCents(Math.abs(gap))), left: formatMoney(left) };
  return (
    <div>
      <dt>{t('till.opening')}</dt>
      <dd>
        <Money value={cash} />
        {counted !== null && by && (
          <small>
            {t('till.countedBy', { by: isolated(by), when: isolated(formatMoment(at, timeZone)) })}
          </small>
        )}
        {gap < 0 && <small className={styles.missing}>{t('till.openingMissing', amounts)}</small>}
        {gap > 0 && <small>{t('till.openingOver', amounts)}</small>}
      </dd>
    </div>
  );
}
