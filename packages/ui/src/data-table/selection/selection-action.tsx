import { Icon } from '../../icon/icon';

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
    className="btn btn-outline-secondary btn-sm"
    disabled={disabled}
    onClick={onClick}
  >
    <Icon path={icon} /> <span className="btn-text">{children}</span>
  </button>
);
