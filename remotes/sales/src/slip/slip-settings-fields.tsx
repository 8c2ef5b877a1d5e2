import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PaperSelect } from '../paper/paper-select';
import { readSlipSettings, writeSlipSettings, type SlipSettings } from './slip-settings';
import styles from './slip-settings-fields.module.css';

/** Whether this device prints a slip after a sale, and the paper in its printer; stored at once. */
export function SlipSettingsFields() {
  const { t } = useTranslation('sales');
  const id = useId();
  const [settings, setSettings] = useState(readSlipSettings);
  const change = (changed: Partial<SlipSettings>) => {
    const next = { ...settings, ...changed };
    setSettings(next);
    writeSlipSettings(next);
  };
  return (
    <div className={styles.fields}>
      <div className="form-check">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          checked={settings.isAfterSale}
          onChange={({ target }) => change({ isAfterSale: target.checked })}
        />
        <label htmlFor={id} className="form-check-label">
          {t('slip.afterSale')}
        </label>
      </div>
      <PaperSelect
        label={t('slip.paper')}
        size={settings.size}
        onChange={(size) => change({ size })}
      />
    </div>
  );
}
