import { ownSessionMutations, ownSessionQueries } from '@backoffice/api-client/resources/sessions';
import { Card, QueryView, useWrite } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { SessionList } from './session-list';
import { useEndSessions } from './use-end-sessions';

/** One's own sessions; the card is missing when the server doesn't list them. */
export function OwnSessionsCard() {
  const { t } = useTranslation('administration');
  const query = useQuery(ownSessionQueries.list());
  const { isBusy, endOne, endAll } = useEndSessions(useWrite(ownSessionMutations.end()));
  if (query.data === null) return null;
  const hasOthers = query.data?.some(({ current }) => !current);
  const button = hasOthers && (
    <button
      type="button"
      className="btn btn-outline-secondary btn-sm"
      disabled={isBusy}
      onClick={endAll}
    >
      {t('sessions.endOthers')}
    </button>
  );

  return (
    <Card title={t('sessions.own')} actions={button}>
      <QueryView query={query} errorText={t('sessions.loadFailed')}>
        {(sessions) => (
          <SessionList sessions={sessions ?? []} isBusy={isBusy} onEnd={({ id }) => endOne(id)} />
        )}
      </QueryView>
    </Card>
  );
}
