import type { Import } from '@backoffice/contracts';
import { formatMoment, formatNumber, type TFunction } from '@backoffice/i18n';
import { Badge, Card, type Column, DataTable, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from '../imports.module.css';

export interface PastImportsProps {
  imports: readonly Import[];
  onOpen: (id: number) => void;
}

const TONES = {
  uploaded: 'neutral',
  checked: 'neutral',
  applying: 'info',
  cancelling: 'info',
  applied: 'success',
  cancelled: 'neutral',
  failed: 'danger',
  other: 'neutral',
} as const;

interface Options {
  t: TFunction<'goods'>;
  timeZone: string | undefined;
}

const columnsOf = ({ t, timeZone }: Options): Column<Import>[] => [
  {
    id: 'when',
    header: t('words:fields.at'),
    selfEvident: true,
    cell: ({ uploaded_at, by }) => (
      <>
        <span className="text-nowrap">{formatMoment(uploaded_at, timeZone)}</span>
        <div className={styles.note}>{by}</div>
      </>
    ),
  },
  {
    id: 'file',
    header: t('imports.list.file'),
    selfEvident: true,
    cell: ({ name, mapping }) => (
      <>
        <strong>{name}</strong>
        <div className={styles.note}>{t(`imports.subjects.${mapping.subject}`)}</div>
      </>
    ),
  },
  {
    id: 'state',
    header: t('words:fields.state'),
    selfEvident: true,
    cell: ({ state, undone }) => (
      <Badge tone={undone && state === 'applied' ? 'neutral' : TONES[state]}>
        {undone && state === 'applied' ? t('imports.undone') : t(`imports.states.${state}`)}
      </Badge>
    ),
  },
  {
    id: 'units',
    header: t('imports.list.units'),
    align: 'end',
    cell: ({ total, state }) => (state === 'uploaded' ? '–' : formatNumber(total)),
  },
];

/** Earlier imports, latest first; each opens at the step that it has reached. */
export function PastImports({ imports, onOpen }: PastImportsProps) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  return (
    <Card title={t('imports.list.title')}>
      <DataTable
        caption={t('imports.list.title')}
        columns={columnsOf({ t, timeZone })}
        rows={imports}
        rowKey={({ id }) => id}
        onRowActivate={({ id }) => onOpen(id)}
      />
    </Card>
  );
}
