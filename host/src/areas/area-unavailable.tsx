import { lineAwaySince, onLineChange } from '@backoffice/api-client';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';

interface AreaUnavailableProps {
  /** The area's code is there, but broke while it ran. */
  arrived: boolean;
  /** The number that support finds in the server's log. */
  reference: string;
  onRetry: () => void;
}

/** Stands in the place of an area that cannot be shown. */
export function AreaUnavailable({ arrived, reference, onRetry }: AreaUnavailableProps) {
  const { t } = useTranslation('shell');
  const { t: late } = useTranslation('area');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isAway = useSyncExternalStore(onLineChange, lineAwaySince) !== null && !arrived;
  const variant = isAway ? 'info' : 'danger';

  return (
    <Alert variant={variant} className="m-4">
      <h1 ref={heading} tabIndex={-1} className="h4">
        {isAway
          ? late('withoutLine.title')
          : t(arrived ? 'area.broken.title' : 'area.unavailable.title')}
      </h1>
      <p>
        {isAway
          ? late('withoutLine.text')
          : t(arrived ? 'area.broken.text' : 'area.unavailable.text')}
      </p>
      <Button variant={isAway ? 'primary' : variant} onClick={onRetry}>
        {t('area.retry')}
      </Button>
      <p className="small mt-3 mb-0">{t('area.reference', { reference })}</p>
    </Alert>
  );
}
