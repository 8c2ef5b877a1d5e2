import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { shipmentQueries } from '@backoffice/api-client/resources/shipments';
import { SHIPMENT_STATES, type ShipmentFilter } from '@backoffice/contracts';
import {
  FilterBar,
  FilterSelect,
  PageFrame,
  useOwnLocation,
  usePermissions,
  useTimeZone,
  useUrlState,
} from '@backoffice/ui';
import { useHref } from '@backoffice/ui/areas';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { FilteredList } from '../filters/filtered-list';
import { addressId } from '../filters/who-and-when';
import { shipmentsColumns } from './shipments-columns';

const EVERYTHING = { state: '', shop: '' };
type ShipmentsUrl = typeof EVERYTHING;

/** The filter for the server; whatever in the URL makes no sense is left out. */
function shipmentFilter(url: ShipmentsUrl): ShipmentFilter {
  const state = SHIPMENT_STATES.find((one) => one === url.state);
  const location = addressId(url.shop);
  return { ...(state && { state }), ...(location !== null && { location }) };
}

/** Shipments from shop to shop, those under way first; a row opens its shipment. */
export function ShipmentsList({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation('goods');
  const [url, change] = useUrlState<ShipmentsUrl>(EVERYTHING);
  const { data: locations = [] } = useQuery(referenceQueries.list('locations'));
  return (
    <PageFrame title={t('shipments.title')} actions={<SendLink />}>
      <FilterBar set={[url.state, url.shop].filter(Boolean).length}>
        <FilterSelect
          label={t('words:fields.state')}
          value={url.state}
          onChange={(state) => change({ state })}
          options={SHIPMENT_STATES.map((state) => ({
            value: state,
            label: t(`words:shipmentState.${state}`),
          }))}
        />
        <FilterSelect
          label={t('shipments.shop')}
          value={url.shop}
          onChange={(shop) => change({ shop })}
          options={locations.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FilterBar>
      <Shipments filter={shipmentFilter(url)} onReset={() => change(EVERYTHING)} onOpen={onOpen} />
    </PageFrame>
  );
}

/** Leads to the units, whose labels are scanned to send them. */
function SendLink() {
  const { t } = useTranslation('goods');
  const can = usePermissions();
  const address = useHref()('products.send');
  if (!address || !can('shipments') || !can('products.transfer')) return null;
  return (
    <Link className="btn btn-primary" to={address}>
      {t('shipments.send')}
    </Link>
  );
}

interface ListProps {
  filter: ShipmentFilter;
  onReset: () => void;
  onOpen: (id: number) => void;
}

function Shipments(props: ListProps) {
  const { t } = useTranslation('goods');
  const query = useInfiniteQuery({
    ...shipmentQueries.list(props.filter),
    placeholderData: keepPreviousData,
  });
  const timeZone = useTimeZone();
  const own = useOwnLocation();
  const columns = useMemo(() => shipmentsColumns({ t, timeZone, own }), [t, timeZone, own]);
  const hint = t('shipments.emptyHint');
  return <FilteredList list="shipments" {...props} {...{ query, columns, hint }} />;
}
