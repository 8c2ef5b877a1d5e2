import { FilterText } from '@backoffice/ui';
import { ScanStatus } from '@backoffice/ui/scanner';
import { useTranslation } from 'react-i18next';

import styles from '../counter.module.css';
import type { SellingFilter } from '../use-found-units';

interface Props {
  filter: SellingFilter;
  onChange: (change: Partial<SellingFilter>) => void;
}

/** The fields that find units on the shelf, and beside them what was scanned. */
export function CounterFilter({ filter, onChange }: Props) {
  const { t } = useTranslation('sales');
  return (
    <div className={styles.head}>
      <div className={styles.filter} role="search" aria-label={t('selling.filter')}>
        <FilterText
          label={t('words:fields.code')}
          value={filter.code}
          onChange={(code) => onChange({ code })}
        />
        <FilterText
          label={t('words:fields.brand')}
          value={filter.brand}
          onChange={(brand) => onChange({ brand })}
        />
      </div>
      <ScanStatus />
    </div>
  );
}
