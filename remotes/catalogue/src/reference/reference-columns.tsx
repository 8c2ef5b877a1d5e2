import type { ListedRow } from '@backoffice/api-client/resources/reference';
import { compareSizes, type ReferenceTable } from '@backoffice/contracts';
import { NO_VALUE, type TFunction } from '@backoffice/i18n';
import { type Column, Icon, ICONS } from '@backoffice/ui';

import { nameOf, REFERENCE_FIELDS, valueOf } from './reference-fields';
import styles from './reference.module.css';

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
      header: t(`words:fields.${name}`),
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
  <div className={styles.rowButtons}>
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      aria-label={t('editItem', { name })}
      onClick={() => onEdit(row)}
    >
      <Icon path={ICONS.edit} size={0.85} />
      {t('edit')}
    </button>
    <button
      type="button"
      className="btn btn-outline-danger btn-sm"
      aria-label={t('deleteItem', { name })}
      onClick={() => onDelete(row)}
    >
      <Icon path={ICONS.remove} size={0.85} />
      {t('delete')}
    </button>
  </div>
);
