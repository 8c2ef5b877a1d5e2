import { onDemand, useCan, useUrlState } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { NO_SALE } from './sale-address';

const FindSale = onDemand(async () => (await import('../late-parts')).FindSale);

const NOTHING = { ...NO_SALE, find: '' };

/** For a customer who comes back without label and slip; links of other pages open it, too. */
export function FindSaleButton() {
  const { t } = useTranslation('sales');
  const [{ find }, setUrl] = useUrlState(NOTHING);
  if (!useCan('sales.return')) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        onClick={() => setUrl({ find: '1' })}
      >
        {t('soldSale.find.open')}
      </button>
      {find && (
        <FindSale
          onOpen={(sale) => setUrl({ ...NOTHING, sale: `${sale}` })}
          onClose={() => setUrl({ find: '' })}
        />
      )}
    </>
  );
}
