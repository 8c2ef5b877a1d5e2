import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { sharedTillQueries } from '@backoffice/api-client/resources/shared-tills';
import type { SharedTill } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { Badge, useTimeZone } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { KeepsSelling } from './keeps-selling';
import styles from './shared-tills.module.css';

interface Props {
  tills: readonly SharedTill[];
  onRevoke: (till: SharedTill) => void;
}

export function TillList({ tills, onRevoke }: Props) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  const { data: here } = useQuery(sharedTillQueries.here());
  const { data: shops = [] } = useQuery(referenceQueries.list('locations'));
  if (tills.length === 0) return <p className="mb-0">{t('sharedTills.text')}</p>;
  return (
    <ul className={styles.list}>
      {tills.map((till) => (
        <li key={till.id} className={styles.till}>
          <div className={styles.named}>
            <strong>{till.name}</strong>{' '}
            {till.id === here?.id && <Badge tone="success">{t('sessions.current')}</Badge>}
            <div className={styles.times}>
              {shops.find(({ id }) => id === till.location)?.name ?? t('sharedTills.anyShop')}
              {' · '}
              {t('sharedTills.by', { name: till.registered_by })}
              {' · '}
              {t('sessions.seen', { moment: formatMoment(till.seen_at, timeZone) })}
            </div>
            {Boolean(till.waiting) && till.id !== here?.id && (
              <div className={styles.waiting}>
                {t('salesFile.waiting', { count: till.waiting })}
              </div>
            )}
          </div>
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            aria-label={t('sharedTills.revokeOf', { name: till.name })}
            onClick={() => onRevoke(till)}
          >
            {t('sharedTills.revoke')}
          </button>
          <KeepsSelling till={till} isHere={till.id === here?.id} />
        </li>
      ))}
    </ul>
  );
}
