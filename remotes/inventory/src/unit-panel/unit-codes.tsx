import { productCodeQueries } from '@backoffice/api-client/resources/product-codes';
import { formatNumber } from '@backoffice/i18n';
import { PanelPart, QueryView, useCan } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** What suppliers print on a unit like this one, and on boxes of it. */
export function UnitCodes({ unit }: { unit: number }) {
  const { t } = useTranslation('inventory');
  // A server of the specification knows no such codes.
  const enabled = useCan('operations.view');
  const query = useQuery({ ...productCodeQueries.ofUnit(unit), enabled });
  // Most units have none, and no room is kept for them.
  if (!query.isError && !query.data?.length) return null;
  return (
    <PanelPart title={t('unitPanel.codes')}>
      <QueryView query={query} failure="productsFetchError">
        {(codes) => (
          <ul className="list-unstyled mb-0">
            {codes?.map(({ code, quantity }) => (
              <li key={code}>
                <bdi className="font-monospace">{code}</bdi>
                {quantity > 1 && <bdi> × {formatNumber(quantity)}</bdi>}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </PanelPart>
  );
}
