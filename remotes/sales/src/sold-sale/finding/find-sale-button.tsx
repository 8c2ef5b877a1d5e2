import { onDemand, useCan, useUrlState } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { NO_SALE } from './sale-address';

const FindSale = onDemand(async () => (await import('../late-parts')).FindSale);

/** For a customer who comes back without label and slip. */
export function FindSaleButton() {
  const { t } = useTranslation('sales');
  const [isOpen, setIsOpen] = useState(false);
  const [, setUrl] = useUrlState(NO_SALE);
  if (!useCan('sales.return')) return null;
  const open = (sale: number) => {
    setIsOpen(false);
    setUrl({ ...NO_SALE, sale: `${sale}` });
  };
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setIsOpen(true)}>
        {t('soldSale.find.open')}
      </button>
      {isOpen && <FindSale onOpen={open} onClose={() => setIsOpen(false)} />}
    </>
  );
}
