import { historyQueries } from '@backoffice/api-client/resources/history';
import type { Operation } from '@backoffice/contracts';
import { formatMoment, formatNumber } from '@backoffice/i18n';
import { EmptyState, PanelPart, QueryView, SidePanel, useTimeZone } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { ShipmentLink, useUndo } from '@backoffice/ui/stock';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import styles from './history.module.css';
import { OperatedUnits } from './operated-units';
import { operationName, operationProducts, undoneText, wayText } from './operation-words';

interface Props {
  id: number;
  onClose: () => void;
}

/** One operation: who did what when, its units, and what happened to them since. */
export function OperationPanel({ id, onClose }: Props) {
  const { t } = useTranslation('goods');
  const query = useQuery(historyQueries.one(id));
  const operation = query.data?.operation;
  return (
    <SidePanel
      onClose={onClose}
      title={operation ? operationName(t, operation) : t('operations.title')}
    >
      <QueryView
        query={query}
        errorText={t('operations.oneLoadFailed')}
        empty={<EmptyState title={t('operations.unknown')} />}
      >
        {(view) =>
          view && (
            <>
              <Facts operation={view.operation} />
              <PanelPart title={t('operations.unitsTitle')}>
                <OperatedUnits units={view.units} of={view.operation.units} />
              </PanelPart>
            </>
          )
        }
      </QueryView>
    </SidePanel>
  );
}

function Facts({ operation }: { operation: Operation }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { ask } = useUndo();
  const { at, recorded_at, by, note, units } = operation;
  const way = wayText(t, operation);
  return (
    <>
      <p className="mb-1">
        {[
          operationProducts(t, operation),
          t('operations.unitCount', { count: units, number: formatNumber(units) }),
          way,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-body-secondary mb-1">
        {formatMoment(at, timeZone)} · {by}
        {recorded_at.slice(0, 16) !== at.slice(0, 16) && (
          <> · {t('operations.recordedAt', { when: formatMoment(recorded_at, timeZone) })}</>
        )}
      </p>
      {note && <p className="mb-1">{note}</p>}
      {operation.undone && <p className="mb-1">{undoneText(t, operation, timeZone)}</p>}
      <div className={styles.links}>
        {operation.undoable && (
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => ask(operation.id)}
          >
            {t('stock:undo.action')}
          </button>
        )}
        <Links operation={operation} />
      </div>
    </>
  );
}

function Links({ operation }: { operation: Operation }) {
  const { t } = useTranslation('goods');
  const { delivery, shipment, count, sale, undoes, undone } = operation;
  return (
    <>
      {delivery !== null && (
        <AreaLink to="deliveries.one" params={{ id: delivery }}>
          {t('operations.delivery')}
        </AreaLink>
      )}
      {shipment !== null && (
        <ShipmentLink id={shipment}>{t('operations.openShipment')}</ShipmentLink>
      )}
      {count !== null && (
        <AreaLink to="counts.one" params={{ id: count }}>
          {t('operations.openCount')}
        </AreaLink>
      )}
      {sale !== null && (
        <AreaLink to="sales.sale" params={{ id: sale }}>
          {t('operations.sale')}
        </AreaLink>
      )}
      {undoes !== null && (
        <AreaLink to="operations.one" params={{ id: undoes }}>
          {t('operations.undoes')}
        </AreaLink>
      )}
      {undone && (
        <AreaLink to="operations.one" params={{ id: undone.operation }}>
          {t('operations.undoneBy')}
        </AreaLink>
      )}
    </>
  );
}
