import { getToken } from '@backoffice/api-client';
import { invitationQueries } from '@backoffice/api-client/resources/invitations';
import { sessionQueries } from '@backoffice/api-client/resources/session';
import type { Invited } from '@backoffice/contracts';
import { onDemand, PageFrame, QueryView } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { personName } from '../people/person-name';
import { SpentLink } from './spent-link';
import { useLinkSecret } from './use-link-secret';

const PasswordForm = onDemand(async () => (await import('./password-form')).PasswordForm);

/** Where the link of an invitation or a reset leads: somebody chooses a password. */
export default function InvitationPage() {
  const { t } = useTranslation('administration');
  const secret = useLinkSecret();
  if (secret !== undefined) return <Invitation key={secret} secret={secret} />;
  return (
    <PageFrame title={t('invitation.missingTitle')}>
      <p>{t('invitation.missingText')}</p>
    </PageFrame>
  );
}

function Invitation({ secret }: { secret: string }) {
  const { t } = useTranslation('administration');
  const query = useQuery(invitationQueries.of(secret));
  const [isSpent, setIsSpent] = useState(false);
  if (isSpent || query.error?.isDefinite) return <SpentLink />;
  return (
    <PageFrame title={t(`invitation.title.${query.data?.kind ?? 'invitation'}`)}>
      <QueryView query={query} errorText={t('invitation.loadFailed')}>
        {(invited) => (
          <>
            <Greeting invited={invited} />
            <PasswordForm secret={secret} invited={invited} onSpent={() => setIsSpent(true)} />
          </>
        )}
      </QueryView>
    </PageFrame>
  );
}

function Greeting({ invited }: { invited: Invited }) {
  const { t } = useTranslation('administration');
  const { kind, username: name, company } = invited;
  return (
    <div>
      <p className="mb-0">{t(`invitation.text.${kind}`, { name, company })}</p>
      <SignedInNote />
    </div>
  );
}

/** Somebody may be signed in here already, whoever it is. */
function SignedInNote() {
  const { t } = useTranslation('administration');
  const { data } = useQuery({ ...sessionQueries.current(), enabled: getToken() !== null });
  if (!data) return null;
  const name = personName(data.user);
  return <p className="alert alert-info mt-3 mb-0">{t('invitation.signedIn', { name })}</p>;
}
