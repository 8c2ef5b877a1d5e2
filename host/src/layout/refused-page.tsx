import { approvalQueries } from '@backoffice/api-client/resources/approvals';
import type { AreaRoute } from '@backoffice/contracts';
import { currentLanguage, currentLocale } from '@backoffice/i18n';
import { Card, EmptyState, PageFrame } from '@backoffice/ui';
import { useHref, usePrefix } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { SHELL_ICONS } from '../icons';
import { useIsPlain } from '../navigation/permitted';

/**
 * Stands at an address that the person may not open: says what the page is and who can allow it, or
 * that the server has no such page for anybody.
 */
export function RefusedPage({ route }: { route: AreaRoute }) {
  const { t } = useTranslation('shell');
  const prefix = usePrefix();
  const home = useHref()('home') ?? prefix;
  const isPlain = useIsPlain();
  const name = route.label[currentLanguage()];
  return (
    <PageFrame title={name}>
      <Card>
        <EmptyState
          icon={SHELL_ICONS.lock}
          title={t(isPlain ? 'refused.notHere' : 'refused.title')}
          text={!isPlain && <Reason page={name} />}
          action={
            <Link className="btn btn-primary" to={home}>
              {t('refused.home')}
            </Link>
          }
        />
      </Card>
    </PageFrame>
  );
}

function Reason({ page }: { page: string }) {
  const { t } = useTranslation('shell');
  const { data, isPending } = useQuery(approvalQueries.people('people.manage'));
  const names = (data ?? []).map(({ username, surname }) => `${username} ${surname}`.trim());
  const people = new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(names);
  return (
    <>
      {t('refused.text', { page })}{' '}
      {!isPending && (names.length > 0 ? t('refused.ask', { people }) : t('refused.askOwner'))}
    </>
  );
}
