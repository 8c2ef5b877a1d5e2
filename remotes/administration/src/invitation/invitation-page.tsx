import { getToken } from '@backoffice/api-client';
import { invitationQueries } from '@backoffice/api-client/resources/invitations';
import { sessionQueries } from '@backoffice/api-client/resources/session';
import { type Invited, LOGIN_PATH } from '@backoffice/contracts';
import { onDemand, PageFrame, QueryView } from '@backoffice/ui';
import { usePrefix } from '@backoffice/ui/areas';
import { useQuery } from '@tanstack/react-query';
import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';

import { personName } from '../people/person-name';

/** Browsers don't send the part of an address after `#`, so no server's log has the secret. */
const secretOf = (hash: string) => (hash.startsWith('#/') ? hash.slice(2) || undefined : undefined);

function secretIn(state: unknown): string | undefined {
  const secret = (state as { secret?: unknown } | null)?.secret;
  return typeof secret === 'string' ? secret : undefined;
}

/**
 * The secret that the page was opened with; undefined where there is none. Once it is read, the
 * address no longer shows it: this entry of the history keeps it, for a reload or another language.
 */
function useLinkSecret(): string | undefined {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const arrived = secretOf(hash);
  useEffect(() => {
    if (arrived === undefined) return;
    void navigate({ pathname, search }, { replace: true, state: { secret: arrived } });
  }, [arrived, pathname, search, navigate]);
  return arrived ?? secretIn(state);
}

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

/** Warns that somebody, perhaps another person, is signed in in this browser. */
function SignedInNote() {
  const { t } = useTranslation('administration');
  const { data } = useQuery({ ...sessionQueries.current(), enabled: getToken() !== null });
  if (!data) return null;
  const name = personName(data.user);
  return <p className="alert alert-info mt-3 mb-0">{t('invitation.signedIn', { name })}</p>;
}

/** Says that the link no longer works, and whom to ask for a new one. */
function SpentLink() {
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
