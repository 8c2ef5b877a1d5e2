import { useScansWait } from '@backoffice/ui/scanner';
import Spinner from 'react-bootstrap/Spinner';
import { useTranslation } from 'react-i18next';

/** Stands where a page of an area will be, once that takes longer than a moment. */
export function AreaPending() {
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
