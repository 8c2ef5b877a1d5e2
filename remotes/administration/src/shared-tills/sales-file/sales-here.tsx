import { keptSaleQueries } from '@backoffice/api-client/resources/kept-sales';
import type { OfflineFile } from '@backoffice/contracts';
import { formatMoney } from '@backoffice/i18n';
import { Icon, ICONS, isolated, saveFile } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import styles from '../shared-tills.module.css';
import { fileOf, totalOf } from './file-of';

/** What this device sold without a line and hasn't sent, to be carried away as a file. */
export function SalesHere({ here }: { here: OfflineFile['till'] }) {
  const { t } = useTranslation('administration');
  const { data } = useQuery(keptSaleQueries.here());
  if (!data?.sales.length) return null;
  const { till, sales } = data;
  const save = () => saveFile(fileOf(here ?? till, sales), `${t('salesFile.fileName')}.json`);
  const total = formatMoney(totalOf(sales.map(({ sale }) => sale)));
  const refused = sales.filter((kept) => kept.refused !== undefined);
  return (
    <div className="mt-3">
      <p className="mb-2">{t('salesFile.here', { count: sales.length, total: isolated(total) })}</p>
      {refused.length > 0 && (
        <ul className={`mb-2 ${styles.problem}`}>
          {refused.map(({ key, sale, refused: reason }) => (
            <li key={key}>{t('salesFile.refused', { slip: isolated(sale.slip), reason })}</li>
          ))}
        </ul>
      )}
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={save}>
        <Icon path={ICONS.download} size={0.85} /> {t('salesFile.save')}
      </button>
      <p className="small text-body-secondary mt-1 mb-0">{t('salesFile.saveHint')}</p>
    </div>
  );
}
