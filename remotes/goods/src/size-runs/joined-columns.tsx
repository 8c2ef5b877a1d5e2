import type { JoinedRun } from '@backoffice/contracts';
import { formatMoment, formatNumber, type TFunction } from '@backoffice/i18n';
import { Badge, type Column } from '@backoffice/ui';

import { codesText } from './codes-text';
import styles from './size-runs.module.css';

type Translate = TFunction<'goods'>;

interface Options {
  t: Translate;
  timeZone: string | undefined;
  onApart: (run: JoinedRun) => void;
}

export const joinedColumns = ({ t, timeZone, onApart }: Options): Column<JoinedRun>[] => [
  {
    id: 'when',
    phone: 'badge',
    header: t('words:fields.at'),
    selfEvident: true,
    cell: ({ at }) => <span className="text-nowrap">{formatMoment(at, timeZone)}</span>,
  },
  ...productColumns(t),
  {
    id: 'by',
    phone: 'meta',
    header: t('words:fields.by'),
    selfEvident: true,
    cell: ({ by }) => by,
  },
  {
    id: 'units',
    phone: 'end',
    header: t('runs.units'),
    align: 'end',
    cell: ({ units }) => formatNumber(units),
  },
  {
    id: 'apart',
    header: t('runs.takeApart'),
    hideHeader: true,
    align: 'end',
    cell: (run) => <TakeApart {...{ t, run, onApart }} />,
  },
];

const productColumns = (t: Translate): Column<JoinedRun>[] => [
  {
    id: 'code',
    phone: 'title',
    header: t('words:fields.code'),
    cell: ({ code, brand, color }) => (
      <>
        <strong>
          <bdi>{code}</bdi>
        </strong>
        <div className={styles.note}>{[brand, color].filter(Boolean).join(' · ')}</div>
      </>
    ),
  },
  {
    id: 'products',
    header: t('runs.before'),
    width: '100%',
    cell: ({ codes, products }) => codesText(t, codes, products),
  },
];

interface TakeApartProps extends Pick<Options, 't' | 'onApart'> {
  run: JoinedRun;
}

const TakeApart = ({ t, run, onApart }: TakeApartProps) =>
  run.undone ? (
    <Badge>{t('runs.undone')}</Badge>
  ) : (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm text-nowrap"
      aria-label={t('runs.takeApartOf', { code: run.code })}
      onClick={() => onApart(run)}
    >
      {t('runs.takeApart')}
    </button>
  );
