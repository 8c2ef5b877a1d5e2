import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

import { createReference, reportError } from '../areas/report-area-error';
import styles from '../stand-alone/stand-alone.module.css';

/** Shown for what the router can't show, such as a layout whose code is lost; never loaded late. */
export function UnexpectedFailure() {
  const { t } = useTranslation('shell');
  const thrown = useRouteError();
  const [reference] = useState(createReference);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => reportError('shell', reference, thrown), [reference, thrown]);

  return (
    <main className={styles.page}>
      <div className="alert alert-danger" role="alert">
        <h1 ref={heading} tabIndex={-1} className="h4">
          {t('unexpected.title')}
        </h1>
        <p>{t('unexpected.text')}</p>
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          {t('release.reload')}
        </button>
        <p className="small mt-3 mb-0">{t('area.reference', { reference })}</p>
      </div>
    </main>
  );
}
