import { readKeptSales } from '@backoffice/api-client/outage-database';
import { writeOfflineFile } from '@backoffice/contracts';
import { Icon, ICONS, saveFile } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

/**
 * Saves what this till sold and couldn't send to a file, which a manager sends from another machine.
 * It stands here as the page of shared tills doesn't open without a line, nor for a cashier.
 */
export function SaveSales() {
  const { t } = useTranslation('outage');
  const save = async () => {
    const { till, sales } = await readKeptSales();
    const text = writeOfflineFile({ till, sales: sales.map(({ sale }) => sale) });
    saveFile(new Blob([text], { type: 'application/json' }), `${t('fileName')}.json`);
  };
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline-secondary flex-shrink-0"
      onClick={() => void save()}
    >
      <Icon path={ICONS.download} size={0.85} /> {t('save')}
    </button>
  );
}
