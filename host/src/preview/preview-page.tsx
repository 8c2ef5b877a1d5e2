import { enterPreview } from '@backoffice/api-client/resources/own-areas';
import { detailOf } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useMutation } from '@tanstack/react-query';
import Alert from 'react-bootstrap/Alert';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { noteOwnAreas } from '../areas/registry/own-areas';

/**
 * A link to a preview leads here: its secret follows `#`. It asks first, as any page could lead somebody
 * here who is signed in.
 */
export function PreviewPage() {
  const { t } = useTranslation('preview');
  const home = usePrefix() || '/';
  const { hash } = useLocation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => enterPreview(hash.slice(1)),
    onSuccess: () => {
      noteOwnAreas(true);
      // A new page: this one has begun with the served releases.
      location.replace(home);
    },
  });

  if (error) {
    return (
      <Alert variant="warning">
        <h1 className="h4">{t('failed')}</h1>
        <p>{detailOf(error)}</p>
        <a href={home}>{t('home')}</a>
      </Alert>
    );
  }
  return (
    <>
      <h1 className="h4">{t('question')}</h1>
      <p>{t('explained')}</p>
      <div className="d-flex flex-wrap gap-2">
        <Button disabled={isPending} onClick={() => mutate()}>
          {t('see')}
        </Button>
        <a className="btn btn-outline-secondary" href={home}>
          {t('home')}
        </a>
      </div>
    </>
  );
}
