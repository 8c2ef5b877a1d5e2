import type { Import } from '@backoffice/contracts';
import { formatMoment, formatNumber, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Badge, Card, type Column, DataTable, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

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

const columnsOf = (options: Options): Column<Import>[] => [
  ...fileColumns(options),
  ...stateColumns(options),
];

const fileColumns = ({ t, timeZone }: Options): Column<Import>[] => [
  {
    id: 'when',
    phone: 'meta',
    header: t('words:fields.at'),
    selfEvident: true,
    cell: ({ uploaded_at }) => (
      <span className="text-nowrap">{formatMoment(uploaded_at, timeZone)}</span>
    ),
  },
  {
    id: 'file',
    phone: 'title',
    header: t('imports.list.file'),
    width: '100%',
    cell: ({ name }) => <strong>{name}</strong>,
  },
  {
    id: 'subject',
    phone: 'meta',
    header: t('words:fields.type'),
    selfEvident: true,
    cell: ({ mapping }) => (
      <span className="text-nowrap">{t(`imports.subjects.${mapping.subject}`)}</span>
    ),
  },
  {
    id: 'by',
    phone: 'meta',
    header: t('words:fields.by'),
    selfEvident: true,
    cell: (row) => row.by,
  },
];

const stateColumns = ({ t }: Options): Column<Import>[] => [
  {
    id: 'state',
    phone: 'badge',
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
    phone: 'end',
    header: t('imports.list.units'),
    align: 'end',
    cell: ({ total, state }) => (state === 'uploaded' ? NO_VALUE : formatNumber(total)),
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
