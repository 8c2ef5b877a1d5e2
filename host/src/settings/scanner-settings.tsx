import {
  MAX_MAX_GAP,
  MIN_MAX_GAP,
  changeScanSettings,
  useScanSettings,
} from '@backoffice/ui/scanner';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './settings.module.css';
import { Switch } from './switch';

/** Slow scanners need a longer pause; quick typists a shorter one. */
export function ScannerSettings() {
  const { t } = useTranslation('shell');
  const id = useId();
  const { maxGap, sound } = useScanSettings();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('settings.scanner')}</legend>
      <Switch
        label={t('settings.scanSound')}
        isOn={sound}
        onChange={(isOn) => changeScanSettings({ sound: isOn })}
      />
      <div>
        <label className="form-label" htmlFor={id}>
          {t('settings.scanGap')}
        </label>
        <input
          id={id}
          type="range"
          className="form-range"
          min={MIN_MAX_GAP}
          max={MAX_MAX_GAP}
          step={5}
          value={maxGap}
          aria-valuetext={t('settings.milliseconds', { count: maxGap })}
          onChange={({ target }) => changeScanSettings({ maxGap: Number(target.value) })}
        />
        <div className="form-text mt-0">{t('settings.milliseconds', { count: maxGap })}</div>
      </div>
    </fieldset>
  );
}
