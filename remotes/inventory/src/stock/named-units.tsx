import type { StockRow } from '@backoffice/api-client/resources/products';
import { formatNumber } from '@backoffice/i18n';
import { unitDescription, unitName } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

const NAMED = 5;

/** The units that it is about: the first few by name, the others as a number. */
export function NamedUnits({ rows, total }: { rows: readonly StockRow[]; total: number }) {
  const { t } = useTranslation('inventory');
  const named = rows.slice(0, NAMED);
  const others = total - named.length;
  return (
    <ul className="list-unstyled mb-0">
      {named.map((row) => (
        <li key={row.id}>
          <bdi className="fw-semibold">{unitName(row)}</bdi>{' '}
          <span className="text-body-secondary">{unitDescription(row)}</span>
        </li>
      ))}
      {others > 0 && (
        <li>{t('transfer.others', { count: others, number: formatNumber(others) })}</li>
      )}
    </ul>
  );
}
