import { peopleMutations, peopleQueries } from '@backoffice/api-client/resources/people';
import { ownSessionMutations } from '@backoffice/api-client/resources/sessions';
import type { Person } from '@backoffice/contracts';
import { PanelPart, QueryView, useWrite } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { SessionList } from '../sessions/session-list';
import { useEndSessions } from '../sessions/use-end-sessions';

interface Props {
  person: Person;
  isSelf: boolean;
}

/** A person's sessions. Those of oneself can be ended except for the current one. */
export function PersonSessions({ person, isSelf }: Props) {
  const { t } = useTranslation('administration');
  const query = useQuery(peopleQueries.sessions(person.id));
  const endTheirs = useWrite(peopleMutations.endSessions(person.id));
  const endOwn = useWrite(ownSessionMutations.end());
  const { isBusy, endOne, endAll } = useEndSessions(isSelf ? endOwn : endTheirs);
  const canEnd = query.data?.some(({ current }) => !current);

  return (
    <PanelPart
      title={t('sessions.title')}
      actions={
        canEnd && (
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            disabled={isBusy}
            onClick={endAll}
          >
            {t(isSelf ? 'sessions.endOthers' : 'sessions.endAll')}
          </button>
        )
      }
    >
      <QueryView
        query={query}
        errorText={t('sessions.loadFailed')}
        empty={<p className="text-body-secondary mb-0">{t('sessions.none')}</p>}
      >
        {(sessions) => (
          <SessionList sessions={sessions} isBusy={isBusy} onEnd={({ id }) => endOne(id)} />
        )}
      </QueryView>
    </PanelPart>
  );
}
