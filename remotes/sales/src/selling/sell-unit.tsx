import type { SlotProps } from '@backoffice/contracts';
import { AreaLink } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';

/** A button for the panel of a unit that puts it onto the counter. */
export default function SellUnit({ barcode, isSold }: SlotProps<'unit.actions'>) {
  const { t } = useTranslation('sales');
  if (isSold) return null;
  return (
    <AreaLink className="btn btn-primary" to="sales.unit" params={{ barcode }}>
      {t('selling.sell')}
    </AreaLink>
  );
}
