import type { StockRow } from '@backoffice/api-client/resources/products';
import { unitDescription, unitName } from '@backoffice/ui/stock';

/** Tells the person who has to allow it what is to be done to which unit. */
export const ApprovedUnit = ({ unit, what }: { unit: StockRow; what: string }) => (
  <p>
    <span className="fw-semibold">{what}</span>: <bdi>{unitName(unit)}</bdi> ·{' '}
    {unitDescription(unit)}
  </p>
);
