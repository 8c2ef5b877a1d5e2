import type { StockRow } from '@backoffice/api-client/resources/products';
import { Badge, Elsewhere } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

/**
 * Warns that a unit on the counter is in another shop, or says that it will be received with its
 * sale.
 */
export function UnitPlace({ unit: { location, under_way_to } }: { unit: StockRow }) {
  const { t } = useTranslation('sales');
  if (!under_way_to) return <Elsewhere location={location} />;
  return <Badge tone="info">{t('gone.willArrive', { from: location ?? '–' })}</Badge>;
}
