import { onDemand, useCan, useUrlState } from '@backoffice/ui';

import { NO_SALE, saleSought } from './sale-address';

const SalePanel = onDemand(async () => (await import('../late-parts')).SalePanel);

/** Shows the sale that the address names, at the side of the page. */
export function OpenSale() {
  const [url, setUrl] = useUrlState(NO_SALE);
  const sought = saleSought(url);
  if (!useCan('sales.return') || sought === null) return null;
  return <SalePanel sought={sought} onOpen={setUrl} onClose={() => setUrl(NO_SALE)} />;
}
