import { releaseQueries } from '@backoffice/api-client/resources/releases';
import { Card } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Leads to what is served; missing where other companies share the server. */
export function ReleasesCard() {
  const { t } = useTranslation('administration');
  const prefix = usePrefix();
  const { data } = useQuery(releaseQueries.list());
  if (!data) return null;
  return (
    <Card title={t('toReleases.title')}>
      <p>{t('toReleases.text')}</p>
      <Link className="btn btn-outline-secondary" to={`${prefix}/releases`}>
        {t('toReleases.open')}
      </Link>
    </Card>
  );
}
