import { useRef } from 'react';

/** A button in a notification: the first press acts and closes the notification. */
export interface NotifyAction {
  label: string;
  onAct: () => void;
}

interface Props {
  text: string;
  detail: string | undefined;
  action: NotifyAction | undefined;
  onClose: () => void;
}

export function NotificationText({ text, detail, action, onClose }: Props) {
  return (
    <>
      <div className="notification">
        <p className="notification-text">{text}</p>
        {detail && <p className="notification-detail">{detail}</p>}
      </div>
      {action && <ActionButton {...action} onClose={onClose} />}
    </>
  );
}

/** It acts only once, since it can still be pressed while the notification fades. */
function ActionButton({ label, onAct, onClose }: NotifyAction & Pick<Props, 'onClose'>) {
  const hasActed = useRef(false);
  const act = () => {
    if (hasActed.current) return;
    hasActed.current = true;
    onClose();
    onAct();
  };
  return (
    <button type="button" className="btn btn-sm notification-action" onClick={act}>
      {label}
    </button>
  );
}
