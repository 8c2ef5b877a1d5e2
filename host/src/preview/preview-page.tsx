import { enterPreview } from '@backoffice/api-client/resources/own-areas';
import { detailOf } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useEffect, useRef, useState } from 'react';
import Alert from 'react-bootstrap/Alert';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { noteOwnAreas } from '../areas/registry/own-areas';

/** A link to a preview leads here: its secret follows `#`. */
export function PreviewPage() {
  const { t } = useTranslation('preview');
  const home = usePrefix() || '/';
  const { hash } = useLocation();
  const isAsked = useRef(false);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    enterPreview(hash.slice(1)).then(() => {
      noteOwnAreas(true);
      // A new page: this one has begun with the served releases.
      location.replace(home);
    }, setError);
  }, [hash, home]);

  if (!error) return <p role="status">{t('opening')}</p>;
  return (
    <Alert variant="warning">
      <h1 className="h4">{t('failed')}</h1>
      <p>{detailOf(error)}</p>
      <a href={home}>{t('home')}</a>
    </Alert>
  );
}
