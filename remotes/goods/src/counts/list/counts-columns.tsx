import type { Count } from '@backoffice/contracts';
import { formatMoment, formatNumber, type TFunction } from '@backoffice/i18n';
import { Badge, type Column } from '@backoffice/ui';

import { resultText, scopeText } from '../count-words';
import styles from '../counts.module.css';

interface Options {
  t: TFunction<'goods'>;
  timeZone: string | undefined;
}

export const countsColumns = ({ t, timeZone }: Options): Column<Count>[] => [
  {
    id: 'ended',
    header: t('counts.endedAt'),
    selfEvident: true,
    cell: ({ ended_at, ended_by }) => (
      <>
        <span className="text-nowrap">{formatMoment(ended_at, timeZone)}</span>
        <div className={styles.note}>{ended_by}</div>
      </>
    ),
  },
  {
    id: 'shop',
    header: t('counts.shop'),
    selfEvident: true,
    cell: ({ location, scope }) => (
      <>
        <strong>{location.name}</strong>
        <div className={styles.note}>{scopeText(t, scope)}</div>
      </>
    ),
  },
  {
    id: 'result',
    header: t('counts.result.title'),
    selfEvident: true,
    cell: (count) => (
      <Badge tone={count.state === 'applied' && !count.undone ? 'success' : 'neutral'}>
        {resultText(t, count)}
      </Badge>
    ),
  },
  {
    id: 'scanned',
    header: t('counts.counted'),
    align: 'end',
    cell: ({ scanned }) => formatNumber(scanned),
  },
];
