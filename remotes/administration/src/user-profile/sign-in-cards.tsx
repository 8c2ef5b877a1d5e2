import { sessionQueries } from '@backoffice/api-client/resources/session';
import { useQuery } from '@tanstack/react-query';

import { PinCard } from '../pin/pin-card';
import { FactorCard } from '../second-factor/factor-card';
import { OwnSessionsCard } from '../sessions/own-sessions-card';
import { PasswordCard } from './password-card';
import styles from './sign-in-cards.module.css';

/** How one signs in, and where one is signed in. */
export function SignInCards() {
  const { data: canChangePassword, isPending } = useQuery(
    sessionQueries.supports('changePassword'),
  );
  if (isPending) return null;
  return (
    <div className={`in-order ${styles.cards}`}>
      {canChangePassword && <PasswordCard />}
      <FactorCard />
      <PinCard />
      <OwnSessionsCard />
    </div>
  );
}
