import type { Operation } from '@backoffice/contracts';
import { formatMoment, formatNumber, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { type Column } from '@backoffice/ui';

import styles from './history.module.css';
import { operationName, operationProducts, undoneText, wayText } from './operation-words';

interface Options {
  t: TFunction<'goods'>;
  timeZone: string | undefined;
  onUndo: (operation: Operation) => void;
}

export function historyColumns({ t, timeZone, onUndo }: Options): Column<Operation>[] {
  return [
    {
      id: 'when',
      header: t('words:fields.at'),
      selfEvident: true,
      cell: ({ at, by }) => (
        <>
          <span className="text-nowrap">{formatMoment(at, timeZone)}</span>
          <div className={styles.note}>{by}</div>
        </>
      ),
    },
    {
      id: 'kind',
      header: t('operations.kind'),
      selfEvident: true,
      cell: (operation) => (
        <>
          <strong>{operationName(t, operation)}</strong>
          {operation.note && <div className={styles.note}>{operation.note}</div>}
          {operation.undone && (
            <div className={styles.note}>{undoneText(t, operation, timeZone)}</div>
          )}
        </>
      ),
    },
    {
      id: 'products',
      header: t('operations.products'),
      cell: (operation) => <bdi>{operationProducts(t, operation) || NO_VALUE}</bdi>,
    },
    {
      id: 'way',
      header: t('operations.way'),
      cell: (operation) => wayText(t, operation) || NO_VALUE,
    },
    {
      id: 'units',
      header: t('operations.units'),
      align: 'end',
      cell: ({ units }) => (units === 0 ? NO_VALUE : formatNumber(units)),
    },
    {
      id: 'undo',
      header: t('stock:undo.action'),
      hideHeader: true,
      selfEvident: true,
      align: 'end',
      cell: (operation) =>
        operation.undoable && (
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => onUndo(operation)}
          >
            {t('stock:undo.action')}
          </button>
        ),
    },
  ];
}
