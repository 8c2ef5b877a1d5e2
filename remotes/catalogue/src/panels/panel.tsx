import { panelQueries, type ListedRow } from '@backoffice/api-client/resources/panels';
import { kindOf, type PanelTable } from '@backoffice/contracts';
import { Card, DataTable, EmptyState, Icon, ICONS, QueryView, onDemand } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { panelColumns } from './panel-columns';
import { sortedForPeople } from './panel-fields';
import { RemoveDialog } from './remove-dialog';

const PanelDialog = onDemand(async () => (await import('./panel-dialog')).PanelDialog);

/** What is open on top of a table. */
type Open = { what: 'edit'; row: ListedRow | null } | { what: 'remove'; row: ListedRow };

/** What has no id cannot be named to the server. */
const isNamed = ({ row }: Open) => row === null || Boolean(row.id);

/** One kind of reference data: its table, and the dialogs to add, edit and delete. */
export function Panel({ table }: { table: PanelTable }) {
  const { t } = useTranslation('catalogue');
  const query = useQuery(panelQueries.all(table));
  const [open, setOpen] = useState<Open | null>(null);
  const rows = useMemo(() => sortedForPeople(table, query.data ?? []), [table, query.data]);
  const openRow = useCallback((wanted: Open) => {
    if (isNamed(wanted)) setOpen(wanted);
    else notifyMessage('itemMissing');
  }, []);
  const columns = useMemo(
    () =>
      panelColumns({
        table,
        rows,
        t,
        onEdit: (row) => openRow({ what: 'edit', row }),
        onDelete: (row) => openRow({ what: 'remove', row }),
      }),
    [table, rows, t, openRow],
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
            rowKey={(row) => row.id ?? `unnamed ${rows.indexOf(row)}`}
          />
        )}
      </QueryView>
      {open?.what === 'edit' && <PanelDialog show table={table} row={open.row} onClose={close} />}
      {open?.what === 'remove' && <RemoveDialog table={table} row={open.row} onClose={close} />}
    </Card>
  );
}
