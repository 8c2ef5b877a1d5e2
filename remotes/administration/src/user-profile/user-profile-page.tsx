import { sessionQueries } from '@backoffice/api-client/resources/session';
import { onDemand, PageFrame, QueryView } from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { ProfileCard } from './profile-card';

const OwnSessionsCard = onDemand(
  async () => (await import('../sessions/own-sessions-card')).OwnSessionsCard,
);
const FactorCard = onDemand(async () => (await import('../second-factor/factor-card')).FactorCard);
const PasswordCard = onDemand(async () => (await import('./password-card')).PasswordCard);

export default function UserProfilePage() {
  const { t } = useTranslation('administration');
  const session = useQuery(sessionQueries.current());
  const { data: canChangePassword } = useQuery(sessionQueries.supports('changePassword'));
  return (
    <PageFrame title={t('userProfile.title')}>
      <QueryView query={session} failure="administrationLoadFailed">
        {(current) => <ProfileCard key={current.user.id ?? current.user.email} session={current} />}
      </QueryView>
      {canChangePassword && <PasswordCard />}
      <FactorCard />
      <OwnSessionsCard />
      <Slot name="profile.section" props={{}} />
    </PageFrame>
  );
}
