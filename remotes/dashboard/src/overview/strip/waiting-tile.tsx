import { waitingQueries } from '@backoffice/api-client/resources/waiting';
import type { Shipment } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { useCan, usePerson } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import styles from './strip.module.css';
import { Tile, type Asked } from './tile';

interface Waiting {
  /** Null where the server doesn't count them. */
  labels: number | null;
  shipments: Shipment[];
}

/** What waits in the person's shop, or in all: units without their label, and shipments. */
export function WaitingTile() {
  const { t } = useTranslation('dashboard');
  const location = usePerson().data?.user.location ?? undefined;
  const query = useWaiting(location);
  const label = t('strip.labels');
  return (
    <Tile label={t('strip.waiting')} query={query}>
      {({ labels, shipments }) => ({
        value: labels !== null && (
          <>
            <AreaLink
              to="products.find"
              params={{ state: 'due', location }}
              className={`stretched-link ${styles.link}`}
              aria-label={`${label}: ${labels}`}
            >
              {formatNumber(labels)}
            </AreaLink>
            <span className={styles.second}>{label}</span>
          </>
        ),
        hint: <OnTheWay shipments={shipments} />,
      })}
    </Tile>
  );
}

function OnTheWay({ shipments }: { shipments: readonly Shipment[] }) {
  const { t } = useTranslation('dashboard');
  const [first] = shipments;
  if (!first) return t('strip.noShipment');
  const count = shipments.reduce((sum, { under_way: left }) => sum + left, 0);
  const units = t('units', { count, number: formatNumber(count) });
  const text =
    shipments.length === 1
      ? t('strip.shipment', { number: first.number, units })
      : t('strip.shipments', { number: shipments.length, units });
  return (
    <AreaLink to="shipments.one" params={{ id: first.id }} className={styles.over}>
      {text}
    </AreaLink>
  );
}

function useWaiting(location: number | undefined): Asked<Waiting> {
  const enabled = useCan('operations.view');
  const labels = useQuery({ ...waitingQueries.labels(location), enabled });
  const shipments = useQuery({ ...waitingQueries.shipments(location), enabled });
  const both = [labels, shipments];
  const state = {
    error: both.find(({ error }) => error)?.error ?? null,
    isFetching: both.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(both.map(({ refetch }) => refetch())),
  };
  if (!enabled || shipments.data === null) return { ...state, data: null };
  if (labels.data === undefined || shipments.data === undefined) {
    return { ...state, data: undefined };
  }
  return { ...state, data: { labels: labels.data, shipments: shipments.data } };
}
