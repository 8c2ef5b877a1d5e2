import { ApiError } from '@backoffice/api-client';
import { soldSaleQueries, type SaleSought } from '@backoffice/api-client/resources/sold-sales';
import type { SaleView } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';
import { QueryView, SidePanel } from '@backoffice/ui';
import { useScanner } from '@backoffice/ui/scanner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { NO_SALE, type SaleAddress } from './finding/sale-address';
import { SaleDetails } from './sale-details';

interface Props {
  /** A sale's id, or what to find it by. */
  sought: SaleSought | number;
  onOpen: (address: Partial<SaleAddress>) => void;
  onClose: () => void;
}

export function SalePanel({ sought, onOpen, onClose }: Props) {
  const { t } = useTranslation('sales');
  const isKnown = typeof sought === 'number';
  const byId = useQuery({ ...soldSaleQueries.sale(isKnown ? sought : 0), enabled: isKnown });
  const found = useQuery({
    ...soldSaleQueries.find(isKnown ? { number: 0 } : sought),
    enabled: !isKnown,
  });
  const query = isKnown ? byId : found;
  // A scan of another slip or unit opens that sale.
  useScanner((soldUnit) => {
    onOpen({ ...NO_SALE, soldUnit });
    return 'found';
  });
  return (
    <SidePanel title={titleOf(t, query.data)} onClose={onClose}>
      <QueryView query={query} errorText={failureText(t, query.error)}>
        {(view) => <SaleDetails key={view.sale.id} view={view} />}
      </QueryView>
    </SidePanel>
  );
}

const titleOf = (t: TFunction<'sales'>, view: SaleView | undefined) =>
  view ? t('soldSale.title', { number: view.sale.receipt_number }) : t('soldSale.loading');

function failureText(t: TFunction<'sales'>, error: Error | null): string {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'never_sold') return t('soldSale.neverSold');
  return t(code === 'not_found' ? 'soldSale.unknown' : 'soldSale.loadFailed');
}
