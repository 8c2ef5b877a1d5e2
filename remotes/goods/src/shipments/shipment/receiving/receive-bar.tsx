import { formatNumber } from '@backoffice/i18n';
import { EndBar, Icon, ICONS, Spinner } from '@backoffice/ui';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  ticked: number;
  awaited: number;
  mayReceive: boolean;
  mayClose: boolean;
  isReceiving: boolean;
  /** The last try had no answer: it may have been booked, and pressing again is safe. */
  isUnanswered: boolean;
  /** The button, which gets the focus after a scan. */
  button: RefObject<HTMLButtonElement | null>;
  onReceive: () => void;
  onReceiveAll: () => void;
  onCloseShort: () => void;
}

/** How many were scanned, and what can be done with them; it stays in view. */
export function ReceiveBar(props: Props) {
  const { t } = useTranslation('goods');
  const { ticked, awaited, mayReceive, mayClose, isReceiving, isUnanswered } = props;
  return (
    <EndBar
      notice={isUnanswered && <Unanswered />}
      text={mayReceive && <Ticked ticked={ticked} awaited={awaited} />}
    >
      {mayClose && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={isReceiving || ticked > 0}
          title={ticked > 0 ? t('shipments.receiveFirst') : undefined}
          onClick={props.onCloseShort}
        >
          {t('shipments.close')}
        </button>
      )}
      {mayReceive && (
        <button
          type="button"
          className="btn btn-outline-primary"
          disabled={isReceiving}
          onClick={props.onReceiveAll}
        >
          {t('shipments.receiveAll')}
        </button>
      )}
      {mayReceive && <ReceiveButton {...props} />}
    </EndBar>
  );
}

function Unanswered() {
  const { t } = useTranslation('goods');
  return (
    <p className="alert alert-warning" role="alert">
      {t('shipments.noAnswer')}
    </p>
  );
}

function Ticked({ ticked, awaited }: Pick<Props, 'ticked' | 'awaited'>) {
  const { t } = useTranslation('goods');
  return (
    <p role="status">
      {t('shipments.tickedOf', { number: formatNumber(ticked), total: formatNumber(awaited) })}
    </p>
  );
}

function ReceiveButton({ ticked, isReceiving, button, onReceive }: Props) {
  const { t } = useTranslation('goods');
  const isIdle = ticked === 0;
  return (
    // Not `disabled`, which would drop the focus that the next scan counts on.
    <button
      ref={button}
      type="button"
      className={isIdle ? 'btn btn-primary disabled' : 'btn btn-primary'}
      aria-disabled={isIdle || isReceiving}
      onClick={onReceive}
    >
      {isReceiving ? <Spinner small /> : <Icon path={ICONS.check} />}{' '}
      {isReceiving
        ? t('shipments.receiving')
        : t('shipments.receive', { number: formatNumber(ticked) })}
    </button>
  );
}
