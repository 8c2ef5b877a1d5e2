import { OTHER, TILL_WAYS, type Till } from '@backoffice/contracts';
import {
  centsOf,
  formatDifference,
  formatMoment,
  moneyOfCents,
  formatMoney,
} from '@backoffice/i18n';
import { Card, Fact, Facts, isolated, Money, useTimeZone } from '@backoffice/ui';
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
      <Facts amounts>
        <OpeningLine opening={till.opening} />
        <Ways till={till} />
        {since && <Fact label={t('till.since')}>{formatMoment(since, timeZone)}</Fact>}
        <Fact label={t('till.lastClosing')}>
          {last
            ? t('till.closingOf', {
                number: last.number,
                when: formatMoment(last.closed_at, timeZone),
              })
            : t('till.neverClosed')}
        </Fact>
      </Facts>
    </Card>
  );
}

function Ways({ till: { sums = [] } }: { till: Till }) {
  const { t } = useTranslation('sales');
  const ways = [...TILL_WAYS, OTHER].flatMap((way) => sums.find((sum) => sum.way === way) ?? []);
  return ways.map(({ way, amount }) => {
    const isPlus = way === 'cash' && centsOf(amount) > 0;
    return (
      <Fact key={way} label={way === 'cash' ? t('till.cashMoved') : wayName(t, way)}>
        {isPlus ? formatDifference(amount) : <Money value={amount} />}
      </Fact>
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
    <Fact label={t('till.opening')}>
      <Money value={cash} />
      {counted !== null && by && (
        <small>
          {t('till.countedBy', { by: isolated(by), when: isolated(formatMoment(at, timeZone)) })}
        </small>
      )}
      {gap < 0 && (
        <small>
          <span className={styles.missing}>{t('till.openingMissing', amounts)}</span>
        </small>
      )}
      {gap > 0 && <small>{t('till.openingOver', amounts)}</small>}
    </Fact>
  );
}
