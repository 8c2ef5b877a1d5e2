import { currentLanguage } from '@backoffice/i18n';
import { usePerson } from '@backoffice/ui';
import { useScansWait } from '@backoffice/ui/scanner';
import { createElement, useEffect, useReducer } from 'react';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';

import { AreaBoundary } from './area-boundary';
import { countView } from './count-views';
import { areaParts } from './registry/installed-areas';

interface AreaPageProps {
  area: string;
  /** A key of the area's `pages`. */
  page: string;
}

/**
 * A page of an area with its texts. Whatever goes wrong with it, on the way or while it renders,
 * stays inside and can be tried again.
 *
 * Await `prepareAreaPage` in the route's loader, so that a page that arrives quickly replaces the
 * one before it without a flash of nothing.
 */
export function AreaPage({ area, page }: AreaPageProps) {
  useTranslation();
  const countsViews = usePerson().data?.hasAdditions === true;
  useEffect(() => {
    if (countsViews) countView(area);
  }, [area, page, countsViews]);
  const forget = () => areaParts().forgetFailure(area, page, currentLanguage());
  return (
    <AreaBoundary key={`${area}/${page}`} area={area} onRetry={forget}>
      <ArrivedPage area={area} page={page} />
    </AreaBoundary>
  );
}

function ArrivedPage({ area, page }: AreaPageProps) {
  const arrival = areaParts().page(area, page, currentLanguage());
  const [, show] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isLeft = false;
    const tell = () => isLeft || show();
    if (!arrival.status) arrival.then(tell, tell);
    return () => {
      isLeft = true;
    };
  }, [arrival]);
  // A page that is there shows at once, without a fallback in between.
  if (arrival.status === 'rejected') throw arrival.reason;
  return arrival.value ? createElement(arrival.value) : <AreaPending />;
}

/** Stands where a page of an area will be, once that takes longer than a moment. */
function AreaPending() {
  const { t } = useTranslation('shell');
  useScansWait();
  return (
    <div className="d-flex justify-content-center p-5">
      <Spinner role="status" variant="secondary">
        <span className="visually-hidden">{t('area.loading')}</span>
      </Spinner>
    </div>
  );
}
