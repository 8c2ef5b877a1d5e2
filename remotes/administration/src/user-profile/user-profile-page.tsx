import { sessionQueries } from '@backoffice/api-client/resources/session';
import { Card, onDemand, PageFrame, QueryView } from '@backoffice/ui';
import { Slot } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { ProfileCard } from './profile-card';
import styles from './sign-in-cards.module.css';

const SignInCards = onDemand(async () => (await import('./sign-in-cards')).SignInCards);

export default function UserProfilePage() {
  const { t } = useTranslation('administration');
  const session = useQuery(sessionQueries.current());
  return (
    <PageFrame title={t('userProfile.title')}>
      <QueryView query={session} failure="administrationLoadFailed">
        {(current) => (
          <div className={`in-order ${styles.cards}`}>
            <ProfileCard key={current.user.id ?? current.user.email} session={current} />
            {current.user.isByPin ? <ByPinCard /> : <SignInCards />}
          </div>
        )}
      </QueryView>
      <Slot name="profile.section" props={{}} />
    </PageFrame>
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
