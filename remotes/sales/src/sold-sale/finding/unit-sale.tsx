import type { SlotProps } from '@backoffice/contracts';
import { AreaLink } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';

/** A link in the panel of a unit that was sold once, to its sale. */
export default function UnitSale({ barcode, isSold, wasSold }: SlotProps<'unit.actions'>) {
  const { t } = useTranslation('sales');
  if (!isSold && !wasSold) return null;
  return (
    <AreaLink className="btn btn-outline-secondary" to="sales.ofUnit" params={{ barcode }}>
      {t(isSold ? 'soldSale.ofUnit' : 'soldSale.lastOfUnit')}
    </AreaLink>
  );
}
