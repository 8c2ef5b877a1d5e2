import { referenceQueries, type ListedRow } from '@backoffice/api-client/resources/reference';
import { kindOf, type ReferenceTable } from '@backoffice/contracts';
import {
  Card,
  DataTable,
  EmptyState,
  ExportMenu,
  Icon,
  ICONS,
  PageActions,
  QueryView,
  onDemand,
  useCan,
} from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { referenceActions, referenceColumns } from './reference-columns';
import { sortedForPeople } from './reference-fields';
import { RemoveDialog } from './remove-dialog';

const EditDialog = onDemand(async () => (await import('./reference-dialog')).ReferenceDialog);

type OpenDialog = { kind: 'edit'; row: ListedRow | null } | { kind: 'remove'; row: ListedRow };

/** A row without an id can't be edited or deleted, as the calls name it by its id. */
const isNamed = ({ row }: OpenDialog) => row === null || Boolean(row.id);

/** One kind of reference data: its table, and the dialogs to add, edit and delete. */
export function ReferenceList({ table }: { table: ReferenceTable }) {
  const { t } = useTranslation('catalogue');
  const query = useQuery(referenceQueries.all(table));
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const rows = useMemo(() => sortedForPeople(table, query.data ?? []), [table, query.data]);
  const columns = useReferenceColumns(table, rows, setOpen);
  const close = () => setOpen(null);
  const canEdit = useCan('panels.edit');
  const add = canEdit && (
    <AddButton table={table} onAdd={() => setOpen({ kind: 'edit', row: null })} />
  );

  return (
    <Card title={t(`tabs.${table}`)} actions={<ExportMenu list={table} />}>
      {add}
      <QueryView
        query={query}
        errorText={t('loadFailed', { kind: t(`kinds.${table}`) })}
        empty={<EmptyState title={t(`empty.${table}`)} text={t('emptyHint')} />}
      >
        {() => (
          <DataTable
            caption={t(`tabs.${table}`)}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id ?? `unnamed ${rows.indexOf(row)}`}
          />
        )}
      </QueryView>
      {open?.kind === 'edit' && <EditDialog show table={table} row={open.row} onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog table={table} row={open.row} onClose={close} />}
    </Card>
  );
}

function useReferenceColumns(
  table: ReferenceTable,
  rows: readonly ListedRow[],
  open: (dialog: OpenDialog) => void,
) {
  const { t } = useTranslation('catalogue');
  const canEdit = useCan('panels.edit');
  return useMemo(() => {
    const options = { table, rows, t };
    const columns = referenceColumns(options);
    if (!canEdit) return columns;
    const openRow = (wanted: OpenDialog) => {
      if (isNamed(wanted)) open(wanted);
      else notifyMessage('itemMissing');
    };
    const actions = referenceActions(options, {
      onEdit: (row) => openRow({ kind: 'edit', row }),
      onDelete: (row) => openRow({ kind: 'remove', row }),
    });
    return [...columns, actions];
  }, [table, rows, t, open, canEdit]);
}

function AddButton({ table, onAdd }: { table: ReferenceTable; onAdd: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <PageActions>
      <button type="button" className="btn btn-primary" onClick={onAdd}>
        <Icon path={ICONS.plus} /> {t(`addTitle.${kindOf(table)}`)}
      </button>
    </PageActions>
  );
}
