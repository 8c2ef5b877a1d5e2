import { DialogFrame } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import Modal from 'react-bootstrap/Modal';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { LanguageSelect } from '../language/language-select';
import { rootOf } from '../navigation/prefix';
import { usePreference } from '../preferences/preference';
import { sidebarColor, slashKey, type SidebarColor } from '../preferences/preferences';
import { useTheme } from '../theme/theme-provider';
import { ScannerSettings } from './scanner-settings';
import { SegmentedControl } from './segmented-control';
import styles from './settings.module.css';
import { ShopSetting } from './shop-setting';
import { Switch } from './switch';

/**
 * The specified panel, and what else this browser or person may choose. Everything is remembered.
 */
export default function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const root = rootOf(usePrefix());
  return (
    <DialogFrame
      show
      onHide={onClose}
      scrollable
      dialogClassName={styles.panel}
      aria-labelledby="settings-title"
    >
      <Modal.Header closeButton closeLabel={t('close')}>
        <Modal.Title id="settings-title" as="h2">
          {t('settings.title')}
        </Modal.Title>
      </Modal.Header>
      <Modal.Body className={styles.body}>
        <SidebarColorSetting />
        <ThemeSetting />
        <LanguageSelect />
        <ShopSetting />
        <SlashKeySetting />
        <ScannerSettings />
        <div className="d-flex flex-wrap gap-2">
          <Link className="btn btn-outline-secondary btn-sm" to={root} onClick={onClose}>
            {t('settings.downloadNow')}
          </Link>
          <Link className="btn btn-outline-secondary btn-sm" to={root} onClick={onClose}>
            {t('settings.documentation')}
          </Link>
          <button type="button" className="btn btn-outline-secondary btn-sm" disabled>
            {t('settings.getPro')}
          </button>
        </div>
      </Modal.Body>
    </DialogFrame>
  );
}

/** In the specification's order. */
const COLORS: SidebarColor[] = ['primary', 'blue', 'green'];

function SidebarColorSetting() {
  const { t } = useTranslation('shell');
  return (
    <SegmentedControl
      legend={t('settings.sidebarBackground')}
      name="sidebar-color"
      options={COLORS.map((color) => ({
        value: color,
        label: (
          <>
            <span className={`brand-ground ${styles.swatch}`} data-color={color} />
            {t(`settings.${color}`)}
          </>
        ),
      }))}
      value={usePreference(sidebarColor)}
      onChange={sidebarColor.set}
    />
  );
}

function ThemeSetting() {
  const { t } = useTranslation('shell');
  const [theme, setTheme] = useTheme();
  return (
    <SegmentedControl
      legend={t('settings.theme')}
      name="theme"
      options={[
        { value: 'light', label: t('settings.light') },
        { value: 'dark', label: t('settings.dark') },
      ]}
      value={theme}
      onChange={setTheme}
    />
  );
}

function SlashKeySetting() {
  const { t } = useTranslation('shell');
  return (
    <Switch
      label={t('settings.slashKey')}
      isOn={usePreference(slashKey) === 'on'}
      onChange={(isOn) => slashKey.set(isOn ? 'on' : 'off')}
    />
  );
}
