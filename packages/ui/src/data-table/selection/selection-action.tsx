import { Icon } from '../../icon/icon';
import styles from './selection-bar.module.css';

interface Props {
  icon: string;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

/** One of the actions of a `SelectionBar`. */
export const SelectionAction = ({ icon, disabled, onClick, children }: Props) => (
  <button
    type="button"
    className={`btn btn-outline-secondary btn-sm ${styles.action}`}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon path={icon} /> <span className={styles.text}>{children}</span>
  </button>
);
