import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import {
  readSlipSettings,
  SLIP_SIZES,
  writeSlipSettings,
  type SlipSettings,
  type SlipSize,
} from './slip-settings';
import styles from './slip-settings-fields.module.css';

/** What this device does after a sale, and the paper in its printer; kept at once. */
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
      <select
        aria-label={t('slip.paper')}
        className="form-select form-select-sm"
        value={settings.size}
        onChange={({ target }) => change({ size: target.value as SlipSize })}
      >
        {SLIP_SIZES.map((size) => (
          <option key={size} value={size}>
            {t(`slip.sizes.${size}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
