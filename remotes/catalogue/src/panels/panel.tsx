import { panelQueries } from '@backoffice/api-client/resources/panels';
import { kindOf, type PanelRow, type PanelTable } from '@backoffice/contracts';
import { Card, DataTable, EmptyState, Icon, ICONS, QueryView, onDemand } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { panelColumns } from './panel-columns';
import { sortedForPeople } from './panel-fields';
import { RemoveDialog } from './remove-dialog';

const PanelDialog = onDemand(async () => (await import('./panel-dialog')).PanelDialog);

/** What is open on top of a table. */
type Open = { what: 'edit'; row: PanelRow | null } | { what: 'remove'; row: PanelRow };

/** One kind of reference data: its table, and the dialogs to add, edit and delete. */
export function Panel({ table }: { table: PanelTable }) {
  const { t } = useTranslation('catalogue');
  const query = useQuery(panelQueries.list(table));
  const [open, setOpen] = useState<Open | null>(null);
  const rows = useMemo(() => sortedForPeople(table, query.data ?? []), [table, query.data]);
  const columns = useMemo(
    () =>
      panelColumns({
        table,
        rows,
        t,
        onEdit: (row) => setOpen({ what: 'edit', row }),
        onDelete: (row) => setOpen({ what: 'remove', row }),
      }),
    [table, rows, t],
  );
  const close = () => setOpen(null);
  const addButton = (
    <button
      type="button"
      className="btn btn-primary btn-sm"
      onClick={() => setOpen({ what: 'edit', row: null })}
    >
      <Icon path={ICONS.plus} /> {t(`addTitle.${kindOf(table)}`)}
    </button>
  );

  return (
    <Card title={t(`tabs.${table}`)} actions={addButton}>
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
            rowKey={(row) => row.id}
          />
        )}
      </QueryView>
      {open?.what === 'edit' && <PanelDialog show table={table} row={open.row} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog table={table} row={open.row} onClose={close} />}
    </Card>
  );
}
