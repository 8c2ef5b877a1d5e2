import { Icon } from '@backoffice/ui';

interface Props {
  icon: string;
  disabled?: boolean;
  /** Marks the button for what has to be done next. */
  isMain?: boolean;
  onClick: () => void;
  children: string;
}

export const ActionButton = ({ icon, disabled, isMain = false, onClick, children }: Props) => (
  <button
    type="button"
    className={`btn btn-sm ${isMain ? 'btn-primary' : 'btn-outline-secondary'}`}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon path={icon} size={0.85} /> {children}
  </button>
);
