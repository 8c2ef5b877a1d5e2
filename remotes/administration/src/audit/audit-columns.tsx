import type { AuditEvent } from '@backoffice/contracts';
import { formatMoment, type TFunction } from '@backoffice/i18n';
import type { Column } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { Subject } from './audit-subject';
import { byText, changeTexts } from './audit-words';
import styles from './audit.module.css';
import { kindText } from './word-in';

interface Options {
  t: TFunction<'administration'>;
  timeZone: string | undefined;
  /** The ids of events that are the first of their day on the list. */
  firstOfDay: ReadonlySet<number>;
}

const DAY = { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' } as const;

const dayOf = ({ at }: AuditEvent, timeZone: string | undefined) => formatMoment(at, timeZone, DAY);

/** Which events begin a new day; the list's order is by time. */
export const firstsOfDays = (rows: readonly AuditEvent[], timeZone: string | undefined) =>
  new Set(
    rows
      .filter((row, index) => {
        const before = rows[index - 1];
        return !before || dayOf(before, timeZone) !== dayOf(row, timeZone);
      })
      .map(({ id }) => id),
  );

export const auditColumns = ({ t, timeZone, firstOfDay }: Options): Column<AuditEvent>[] => [
  {
    id: 'at',
    phone: 'badge',
    header: t('words:fields.at'),
    selfEvident: true,
    cell: (row) => (
      <>
        <span className={styles.timeOfDay}>
          {firstOfDay.has(row.id) && <strong className={styles.day}>{dayOf(row, timeZone)}</strong>}{' '}
          {formatMoment(row.at, timeZone, { timeStyle: 'short' })}
        </span>
        <span className={styles.moment}>{formatMoment(row.at, timeZone)}</span>
      </>
    ),
  },
  {
    id: 'by',
    phone: 'meta',
    header: t('words:fields.by'),
    selfEvident: true,
    cell: (row) => <Who {...row} />,
  },
  {
    id: 'kind',
    phone: 'title',
    header: t('audit.kind'),
    selfEvident: true,
    cell: ({ kind }) => <strong>{kindText(kind)}</strong>,
  },
  {
    id: 'subject',
    phone: 'meta',
    header: t('audit.subject'),
    selfEvident: true,
    cell: (row) => (
      <div className={styles.text}>
        <Subject {...row} />
      </div>
    ),
  },
  {
    id: 'changes',
    header: t('audit.changes'),
    selfEvident: true,
    cell: (row) => <Changes texts={changeTexts(t, row)} />,
  },
];

export function Who({ by, approved_by: approver }: AuditEvent) {
  const { t } = useTranslation('administration');
  return (
    <>
      {byText(t, by)}
      {approver && (
        <div className={styles.second}>{t('audit.approvedBy', { name: approver.name })}</div>
      )}
    </>
  );
}

export const Changes = ({ texts }: { texts: string[] }) =>
  texts.length > 0 && (
    <ul className={styles.changes}>
      {texts.map((text) => (
        <li key={text} className={styles.text}>
          {text}
        </li>
      ))}
    </ul>
  );
