import { useEffect, useRef } from 'react';
import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';

/** Stands in the place of an area whose release the server no longer has; trying again is no help. */
export function AreaReplaced() {
  const { t } = useTranslation('shell');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Alert variant="info" className="m-4">
      <h1 ref={heading} tabIndex={-1} className="h4">
        {t('release.text')}
      </h1>
      <p>{t('area.replaced')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('release.reload')}
      </Button>
    </Alert>
  );
}
