interface Props {
  text: string;
  detail?: string | undefined;
}

export function NotificationText({ text, detail }: Props) {
  return (
    <div className="notification">
      <p className="notification-text">{text}</p>
      {detail && <p className="notification-detail">{detail}</p>}
    </div>
  );
}
