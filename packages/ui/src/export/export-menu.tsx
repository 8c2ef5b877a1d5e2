import { exportList } from '@backoffice/api-client/resources/exports';
import { EXPORT_FORMATS, type ExportFormat, type ExportList } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { usePopup } from '../dialog/use-popup';
import { Icon } from '../icon/icon';
import { download } from '../icon/icons';
import { useCan } from '../session/use-can';
import { DownloadProgress } from './download-progress';
import styles from './export.module.css';
import { useDownload } from './use-download';

interface Props {
  list: ExportList;
  /** The filter of the list's own call. */
  filter?: object;
  disabled?: boolean;
  /** The ticked rows, which can be saved alone; none are ticked without it. */
  ticked?: { count: number; onSave: () => void } | undefined;
}

/**
 * Saves a list as a file: all rows that its filter matches, also those that aren't loaded. It shows
 * nothing to people without the right, and on servers without exports.
 */
export function ExportMenu(props: Props) {
  return useCan('products.export') ? <Menu {...props} /> : null;
}

function Menu({ list, filter = {}, disabled = false, ticked }: Props) {
  const { t } = useTranslation('ui');
  const { isBusy, start, ...progress } = useDownload();
  const { isOpen, setIsOpen, button, leave, holder } = usePopup();
  const choose = (format: ExportFormat) => {
    leave();
    void start((options) => exportList(list, { format, filter, ...options }));
  };
  return (
    <span {...holder} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={disabled || isBusy}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon path={download} /> <span className="btn-text">{t('export.label')}</span>
      </button>
      {isOpen && <Formats ticked={ticked} onChoose={choose} onLeave={leave} />}
      <DownloadProgress {...progress} />
    </span>
  );
}

interface FormatsProps extends Pick<Props, 'ticked'> {
  onChoose: (format: ExportFormat) => void;
  onLeave: () => void;
}

function Formats({ ticked, onChoose, onLeave }: FormatsProps) {
  const { t } = useTranslation('ui');
  return (
    <div
      role="menu"
      tabIndex={-1}
      aria-label={t('export.label')}
      className={`dropdown-menu show ${styles.items}`}
      onKeyDown={moveIn}
    >
      {ticked && (
        <button
          ref={focus}
          type="button"
          role="menuitem"
          className="dropdown-item"
          onClick={() => {
            onLeave();
            ticked.onSave();
          }}
        >
          {t('export.ticked', { count: ticked.count, number: formatNumber(ticked.count) })}
        </button>
      )}
      {EXPORT_FORMATS.map((format, index) => (
        <button
          key={format}
          ref={index === 0 && !ticked ? focus : undefined}
          type="button"
          role="menuitem"
          className="dropdown-item"
          onClick={() => onChoose(format)}
        >
          {ticked ? t('export.whole', { format: t(`export.${format}`) }) : t(`export.${format}`)}
        </button>
      ))}
    </div>
  );
}

/** A menu opens at its first item. */
const focus = (item: HTMLElement | null) => item?.focus();

/** Arrows move between a menu's items. */
function moveIn(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  event.preventDefault();
  const items = [...currentTarget.querySelectorAll('button')];
  const at = items.findIndex((item) => item === document.activeElement);
  items.at((at + (key === 'ArrowDown' ? 1 : -1)) % items.length)?.focus();
}
