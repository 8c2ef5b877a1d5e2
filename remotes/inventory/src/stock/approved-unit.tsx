import type { StockRow } from '@backoffice/api-client/resources/products';
import { unitDescription, unitName } from '@backoffice/ui/stock';

/** What is to be done to which unit, for whoever has to allow it. */
export const ApprovedUnit = ({ unit, what }: { unit: StockRow; what: string }) => (
  <p>
    <span className="fw-semibold">{what}</span>: <bdi>{unitName(unit)}</bdi> ·{' '}
    {unitDescription(unit)}
  </p>
);
