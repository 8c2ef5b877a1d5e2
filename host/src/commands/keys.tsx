import { useTranslation } from 'react-i18next';

import styles from './keys.module.css';

const isMac = /^(Mac|iP)/.test(navigator.platform);
/** As they stand on the keys of a Mac. */
const MAC_KEYS: Partial<Record<string, string>> = { Ctrl: '⌃', Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const OTHER_KEYS: Partial<Record<string, string>> = { Mod: 'Ctrl' };

/**
 * Keys that are pressed together, as this machine calls them.
 *
 * @param keys names of keys; `Mod` is the one that shortcuts begin with
 */
export function Keys({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('commands');
  const nameOf = (key: string) =>
    key === 'Space' ? t('keys.space') : ((isMac ? MAC_KEYS : OTHER_KEYS)[key] ?? key);
  return (
    <span className={styles.keys} dir="ltr">
      {keys.map((key) => (
        <kbd key={key}>{nameOf(key)}</kbd>
      ))}
    </span>
  );
}
