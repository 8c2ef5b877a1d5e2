import type { Delivery } from '@backoffice/contracts';
import { AreaLink } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';

/** Leads to the operation that received it, where that is undone. */
export function OperationLink({ delivery: { operation } }: { delivery: Delivery }) {
  const { t } = useTranslation('goods');
  if (operation === null) return null;
  return (
    <AreaLink to="operations.one" params={{ id: operation }}>
      {t('deliveries.operation')}
    </AreaLink>
  );
}
