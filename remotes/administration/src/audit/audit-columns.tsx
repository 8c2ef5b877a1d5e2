import type { AuditEvent } from '@backoffice/contracts';
import { formatMoment, NO_VALUE, type TFunction } from '@backoffice/i18n';
import type { Column } from '@backoffice/ui';

import { byText, changeTexts, kindText } from './audit-words';
import styles from './audit.module.css';

interface Options {
  t: TFunction<'administration'>;
  timeZone: string | undefined;
}

export const auditColumns = ({ t, timeZone }: Options): Column<AuditEvent>[] => [
  {
    id: 'at',
    header: t('words:fields.at'),
    selfEvident: true,
    cell: ({ at }) => <span className={styles.moment}>{formatMoment(at, timeZone)}</span>,
  },
  {
    id: 'by',
    header: t('audit.by'),
    selfEvident: true,
    cell: ({ by, approved_by: approver }) => (
      <>
        {byText(t, by)}
        {approver && (
          <div className={styles.second}>{t('audit.approvedBy', { name: approver.name })}</div>
        )}
      </>
    ),
  },
  {
    id: 'kind',
    header: t('audit.kind'),
    selfEvident: true,
    cell: ({ kind }) => <strong>{kindText(kind)}</strong>,
  },
  {
    id: 'subject',
    header: t('audit.subject'),
    selfEvident: true,
    cell: ({ subject }) => <bdi className={styles.text}>{subject || NO_VALUE}</bdi>,
  },
  {
    id: 'changes',
    header: t('audit.changes'),
    selfEvident: true,
    cell: (row) => <Changes texts={changeTexts(t, row)} />,
  },
];

const Changes = ({ texts }: { texts: string[] }) =>
  texts.length === 0 ? (
    NO_VALUE
  ) : (
    <ul className={styles.changes}>
      {texts.map((text) => (
        <li key={text} className={styles.text}>
          {text}
        </li>
      ))}
    </ul>
  );
