import { LOGIN_PATH } from '@backoffice/contracts';
import { PageFrame } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** A link that works no more, and whom to ask. */
export function SpentLink() {
  const { t } = useTranslation('administration');
  const prefix = usePrefix();
  return (
    <PageFrame title={t('invitation.spentTitle')}>
      <div role="alert">
        <p>{t('invitation.spentText')}</p>
        <p className="mb-0">{t('invitation.spentRemedy')}</p>
      </div>
      <Link className="btn btn-primary w-100" to={`${prefix}${LOGIN_PATH}`}>
        {t('invitation.signIn')}
      </Link>
    </PageFrame>
  );
}
