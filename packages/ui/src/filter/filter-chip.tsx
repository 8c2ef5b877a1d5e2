import { useTranslation } from 'react-i18next';

import { Icon } from '../icon/icon';
import { close } from '../icon/icons';
import styles from './filter.module.css';

interface Props {
  /** What the list is narrowed to: "Shoes". */
  name: string;
  onRemove: () => void;
}

/** A folded filter that is set; a press takes it away. */
export function FilterChip({ name, onRemove }: Props) {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      className={`btn btn-sm ${styles.chip}`}
      aria-label={t('filterRemove', { name })}
      onClick={onRemove}
    >
      <bdi>{name}</bdi> <Icon path={close} size={0.75} />
    </button>
  );
}
