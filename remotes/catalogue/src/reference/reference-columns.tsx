import type { ListedRow } from '@backoffice/api-client/resources/reference';
import { compareSizes, type ReferenceTable } from '@backoffice/contracts';
import { NO_VALUE, type TFunction } from '@backoffice/i18n';
import { type Column, Icon, ICONS } from '@backoffice/ui';

import { NAME_OF, nameOf, REFERENCE_FIELDS, valueOf } from './reference-fields';

interface Options {
  table: ReferenceTable;
  rows: readonly ListedRow[];
  t: TFunction<'catalogue'>;
}

export const referenceColumns = ({ table, rows, t }: Options): Column<ListedRow>[] =>
  REFERENCE_FIELDS[table].map(({ name, options }): Column<ListedRow> => {
    const shown = (row: ListedRow) => {
      const value = valueOf(row, name);
      return options && value ? t(`words:productType.${value}`) : value || NO_VALUE;
    };
    return {
      id: name,
      phone: name === NAME_OF[table] ? 'title' : 'meta',
      header: t(`words:fields.${name}`),
      selfEvident: true,
      cell: shown,
      csv: shown,
      sortable: true,
      sortValue: name === 'number' ? placeBySize(rows) : shown,
    };
  });

interface RowActions {
  onEdit: (row: ListedRow) => void;
  onDelete: (row: ListedRow) => void;
}

export const referenceActions = (
  { table, t }: Options,
  { onEdit, onDelete }: RowActions,
): Column<ListedRow> => ({
  id: 'actions',
  header: t('actions'),
  hideHeader: true,
  align: 'end',
  cell: (row) => (
    <RowButtons row={row} name={nameOf(table, row)} t={t} onEdit={onEdit} onDelete={onDelete} />
  ),
});

/** The rank of a row by its size: "S" before "M" before "L". */
function placeBySize(rows: readonly ListedRow[]) {
  const sizes = [...new Set(rows.map((row) => valueOf(row, 'number')))].sort(compareSizes);
  const places = new Map(sizes.map((size, place) => [size, place]));
  return (row: ListedRow) => places.get(valueOf(row, 'number'));
}

interface RowButtonsProps extends Pick<Options, 't'>, RowActions {
  row: ListedRow;
  name: string;
}

const RowButtons = ({ row, name, t, onEdit, onDelete }: RowButtonsProps) => (
  <span className="text-nowrap">
    <button
      type="button"
      className="btn btn-icon btn-sm"
      aria-label={t('editItem', { name })}
      title={t('edit')}
      onClick={() => onEdit(row)}
    >
      <Icon path={ICONS.edit} />
    </button>
    <button
      type="button"
      className="btn btn-icon btn-sm"
      aria-label={t('deleteItem', { name })}
      title={t('delete')}
      onClick={() => onDelete(row)}
    >
      <Icon path={ICONS.remove} />
    </button>
  </span>
);
