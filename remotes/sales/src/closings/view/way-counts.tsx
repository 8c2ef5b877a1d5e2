import { BANKS, type ClosingView } from '@backoffice/contracts';
import { centsOf, moneyOfCents } from '@backoffice/i18n';
import { Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { Difference } from '../../counting/drawer/difference';
import { wayName } from '../../words/way-name';
import { wayCounts, type WayCount } from '../differences';
import { Explained } from '../differences-cell';
import styles from './way-counts.module.css';

/**
 * The counted money of drawer and terminals. The server sends expected amounts only to people who
 * may see them.
 */
export function WayCounts({ view }: { view: ClosingView }) {
  const { t } = useTranslation('sales');
  const told = wayCounts(view.closing);
  const counts = told ?? countedAlone(view);
  return (
    <table className={styles.counts} aria-label={t('closings.counts')}>
      <thead>
        <tr>
          <th scope="col">{t('closings.way')}</th>
          {told && <th scope="col">{t('words:fields.expected')}</th>}
          <th scope="col">{t('closings.counted')}</th>
          {told && <th scope="col">{t('closings.difference')}</th>}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count.way}>
            <th scope="row">{wayName(t, count.way)}</th>
            {told && <Amount cents={count.expected} />}
            <Amount cents={count.counted} />
            {told && (
              <td>
                <Difference cents={count.difference} />
                <Explained count={count} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Amount = ({ cents }: { cents: number }) => (
  <td>
    <Money value={moneyOfCents(cents)} />
  </td>
);

const countedAlone = ({ closing, terminals }: ClosingView): WayCount[] => {
  const nothing = { expected: 0, difference: 0, late: 0, unexplained: 0 };
  return [
    { ...nothing, way: 'cash', counted: centsOf(closing.counted_cash) },
    ...BANKS.map((way) => ({ ...nothing, way, counted: centsOf(terminals[way] ?? '0.00') })),
  ];
};
