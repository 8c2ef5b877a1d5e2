import { formatNumber } from '@backoffice/i18n';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../icon/icon';
import { close } from '../../icon/icons';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection';

interface Props<Id extends string | number> {
  selection: Selection<Id>;
  /** Stands in place of the count while nothing is ticked: the title of the list. */
  title?: ReactNode;
  /** What the ticked rows are worth: "€312.00". */
  worth?: string | undefined;
  /** How many rows the filter matches; if more than are ticked, the bar offers to tick them all. */
  total?: number;
  /** There are more than `total`. */
  capped?: boolean;
  /** Fetches the ids of all that match (at most 5,000). */
  onSelectAll?: () => Promise<Iterable<Id>>;
  /** Buttons for actions on the ticked rows. */
  children: ReactNode;
}

/** Says how many rows are ticked and what can be done with them. */
export function SelectionBar<Id extends string | number>({
  selection,
  title,
  worth,
  total = 0,
  capped = false,
  onSelectAll,
  children,
}: Props<Id>) {
  const { t } = useTranslation('ui');
  const offersAll = selection.size > 0 && total > selection.size;
  const select = async () => {
    if (onSelectAll) selection.replace(await onSelectAll());
  };

  return (
    <div className={styles.bar} role="group" aria-label={t('selection.label')}>
      {title && selection.size === 0 ? (
        <h2 className={styles.title}>{title}</h2>
      ) : (
        <span className={styles.count} role="status">
          {t('selection.count', { count: selection.size, number: formatNumber(selection.size) })}
          {worth && ` · ${worth}`}
        </span>
      )}
      {onSelectAll && offersAll && <SelectAll total={total} capped={capped} onSelect={select} />}
      <div className={styles.actions}>
        {children}
        {selection.size > 0 && <Clear onClear={selection.clear} />}
      </div>
    </div>
  );
}

function Clear({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      className="btn btn-link btn-sm btn-icon"
      aria-label={t('selection.clear')}
      title={t('selection.clear')}
      onClick={onClear}
    >
      <Icon path={close} />
    </button>
  );
}

interface SelectAllProps {
  total: number;
  capped: boolean;
  onSelect: () => Promise<void>;
}

function SelectAll({ total, capped, onSelect }: SelectAllProps) {
  const { t } = useTranslation('ui');
  const [isBusy, setIsBusy] = useState(false);
  const select = () => {
    setIsBusy(true);
    void onSelect().finally(() => setIsBusy(false));
  };
  return (
    <button type="button" className="btn btn-link btn-sm" disabled={isBusy} onClick={select}>
      {t('selection.all', { number: `${formatNumber(total)}${capped ? '+' : ''}` })}
    </button>
  );
}
