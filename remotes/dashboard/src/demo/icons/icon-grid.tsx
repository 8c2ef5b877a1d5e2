import { createElement, memo } from 'react';
import { useTranslation } from 'react-i18next';

import type { SheetIcon } from './icon-sheet';
import styles from './icons.module.css';

interface Props {
  icons: readonly SheetIcon[];
  onPick: (name: string) => void;
}

export function IconGrid({ icons, onPick }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={styles.grid} aria-label={t('icons.title')}>
      {icons.map((icon) => (
        <li key={icon.name} className={styles.cell}>
          <button
            type="button"
            className={styles.icon}
            title={t('icons.copy')}
            onClick={() => onPick(icon.name)}
          >
            <Drawing icon={icon} />
            <bdi dir="ltr" className={styles.name}>
              {icon.name}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}

const Drawing = memo(function Drawing({ icon }: { icon: SheetIcon }) {
  return (
    <svg viewBox="0 0 16 16" width="24" height="24" fill="currentColor" aria-hidden="true">
      {icon.shapes.map(({ tag, attributes }, index) =>
        createElement(tag, { key: index, ...attributes }),
      )}
    </svg>
  );
});
