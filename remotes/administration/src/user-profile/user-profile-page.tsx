import { sessionQueries } from '@backoffice/api-client/resources/session';
import { Card, onDemand, PageFrame, QueryView } from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { ProfileCard } from './profile-card';

const OwnSessionsCard = onDemand(
  async () => (await import('../sessions/own-sessions-card')).OwnSessionsCard,
);
const FactorCard = onDemand(async () => (await import('../second-factor/factor-card')).FactorCard);
const PinCard = onDemand(async () => (await import('../pin/pin-card')).PinCard);
const PasswordCard = onDemand(async () => (await import('./password-card')).PasswordCard);

export default function UserProfilePage() {
  const { t } = useTranslation('administration');
  const session = useQuery(sessionQueries.current());
  return (
    <PageFrame title={t('userProfile.title')}>
      <QueryView query={session} failure="administrationLoadFailed">
        {(current) => <ProfileCard key={current.user.id ?? current.user.email} session={current} />}
      </QueryView>
      {session.data?.user.isByPin ? <ByPinCard /> : <SignInCards />}
      <Slot name="profile.section" props={{}} />
    </PageFrame>
  );
}

function SignInCards() {
  const { data: canChangePassword } = useQuery(sessionQueries.supports('changePassword'));
  return (
    <>
      {canChangePassword && <PasswordCard />}
      <FactorCard />
      <PinCard />
      <OwnSessionsCard />
    </>
  );
}

/** Tells people who signed in by PIN why the cards about signing in are missing. */
function ByPinCard() {
  const { t } = useTranslation('administration');
  return (
    <Card title={t('pin.signInTitle')}>
      <p className="mb-0">{t('pin.signInText')}</p>
    </Card>
  );
}
