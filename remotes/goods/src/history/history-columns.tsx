import type { Operation } from '@backoffice/contracts';
import { formatMoment, formatNumber, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { type Column, Icon } from '@backoffice/ui';

import styles from './history.module.css';
import { operationName, operationProducts, undoneText, wayText } from './operation-words';

interface Options {
  t: TFunction<'goods'>;
  timeZone: string | undefined;
  onUndo: (operation: Operation) => void;
}

/** An arrow that turns back. */
const BACK =
  'M8 3a5 5 0 1 1-4.546 2.914.5.5 0 0 0-.908-.417A6 6 0 1 0 8 2z M8 4.466V.534a.25.25 0 0 0-.41-.192L5.23 2.308a.25.25 0 0 0 0 .384l2.36 1.966A.25.25 0 0 0 8 4.466';

export function historyColumns({ t, timeZone, onUndo }: Options): Column<Operation>[] {
  return [
    {
      id: 'when',
      phone: 'badge',
      header: t('words:fields.at'),
      selfEvident: true,
      cell: ({ at }) => <span className="text-nowrap">{formatMoment(at, timeZone)}</span>,
    },
    {
      id: 'kind',
      phone: 'title',
      header: t('operations.kind'),
      cell: (operation) => <strong>{operationName(t, operation)}</strong>,
    },
    {
      id: 'products',
      phone: 'meta',
      header: t('operations.products'),
      selfEvident: true,
      width: '100%',
      cell: (operation) => (
        <>
          <bdi>{operationProducts(t, operation)}</bdi>{' '}
          <span className={styles.note}>{noteText(t, operation, timeZone)}</span>
        </>
      ),
    },
    {
      id: 'way',
      phone: 'meta',
      header: t('operations.way'),
      selfEvident: true,
      cell: (operation) => wayText(t, operation) || NO_VALUE,
    },
    {
      id: 'by',
      phone: 'meta',
      header: t('words:fields.by'),
      selfEvident: true,
      cell: (row) => row.by,
    },
    {
      id: 'units',
      phone: 'end',
      header: t('operations.units'),
      align: 'end',
      cell: ({ units }) => (units === 0 ? NO_VALUE : formatNumber(units)),
    },
    {
      id: 'undo',
      header: t('stock:undo.action'),
      hideHeader: true,
      align: 'end',
      cell: (operation) =>
        operation.undoable && (
          <button
            type="button"
            className="btn btn-icon btn-sm"
            aria-label={t('stock:undo.action')}
            title={t('stock:undo.action')}
            onClick={() => onUndo(operation)}
          >
            <Icon path={BACK} />
          </button>
        ),
    },
  ];
}

/** What became of it comes before what was written about it. */
const noteText = (t: TFunction<'goods'>, operation: Operation, timeZone: string | undefined) =>
  [undoneText(t, operation, timeZone), operation.note].filter(Boolean).join(' · ');
