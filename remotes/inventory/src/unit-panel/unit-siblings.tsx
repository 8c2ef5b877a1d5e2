import type { StockRow } from '@backoffice/api-client/resources/products';
import type { Sibling } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { useOwnLocation } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { siblingsGrid } from './siblings-grid';
import { SizeRun } from './size-run';

interface Props {
  siblings: readonly Sibling[];
  unit: StockRow;
}

/** The same product in stock: first this size in each shop, then all sizes. */
export function UnitSiblings({ siblings, unit }: Props) {
  const { t } = useTranslation('inventory');
  if (siblings.length === 0) {
    return <p className="text-body-secondary">{t('unitPanel.noSiblings')}</p>;
  }
  return (
    <>
      {unit.number !== null && <ThisSize siblings={siblings} size={unit.number} />}
      <SizeRun siblings={siblings} label={t('unitPanel.siblings')} size={unit.number} />
    </>
  );
}

/** Answers "Do you have a 42 in the other shop?" in one line. */
function ThisSize({ siblings, size }: { siblings: readonly Sibling[]; size: string }) {
  const { t } = useTranslation('inventory');
  const own = useOwnLocation();
  const { locations, rows } = siblingsGrid(siblings, own);
  const counts = rows.find((row) => row.size === size)?.counts ?? [];
  const places = locations.flatMap((location, index) => {
    const count = counts[index] ?? 0;
    return count > 0 ? `${location ?? t('unitPanel.nowhere')} ${formatNumber(count)}` : [];
  });
  return (
    <p className="mb-2">
      <bdi className="fw-semibold">{size}</bdi>:{' '}
      {places.length > 0 ? places.join(' · ') : t('unitPanel.noSiblings')}
    </p>
  );
}
