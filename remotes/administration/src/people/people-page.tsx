import { peopleQueries } from '@backoffice/api-client/resources/people';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { sessionQueries } from '@backoffice/api-client/resources/session';
import type { Person, PersonLink } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import {
  Card,
  DataTable,
  EmptyState,
  ExportMenu,
  Icon,
  ICONS,
  ListCount,
  onDemand,
  PageFrame,
  QueryView,
  useTimeZone,
  useUrlState,
} from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { peopleColumns } from './people-columns';
import { personName } from './person-name';

const InviteDialog = onDemand(async () => (await import('./form/invite-dialog')).InviteDialog);
const PersonPanel = onDemand(async () => (await import('./person-panel')).PersonPanel);
const EditPersonDialog = onDemand(
  async () => (await import('./form/edit-person-dialog')).EditPersonDialog,
);
const DisableDialog = onDemand(async () => (await import('./disable-dialog')).DisableDialog);
const LinkDialog = onDemand(async () => (await import('./link/link-dialog')).LinkDialog);

/** The panel or dialog that is open; one at a time. */
type Open =
  | { kind: 'invite' }
  | { kind: 'person' | 'edit' | 'disable'; id: number }
  | { kind: 'link'; link: PersonLink; person: { name: string; email: string } };

export default function PeoplePage() {
  const { t } = useTranslation('administration');
  const query = useQuery(peopleQueries.list());
  const [{ invite: asked }, setUrl] = useUrlState({ invite: '' });
  const [chosen, setOpen] = useState<Open | null>(null);
  const open: Open | null = chosen ?? (asked === '' ? null : { kind: 'invite' });
  /**
   * A closing dialog gives the focus back. The next one opens afterwards, so that it keeps the
   * focus.
   */
  const openNext = (next: Open | null) => {
    setOpen(null);
    setUrl({ invite: '' });
    if (next) setTimeout(() => setOpen(next));
  };
  const invite = (
    <button type="button" className="btn btn-primary" onClick={() => setOpen({ kind: 'invite' })}>
      <Icon path={ICONS.plus} /> {t('people.invite')}
    </button>
  );
  return (
    <PageFrame title={t('people.title')} actions={invite}>
      <Card title={<Count query={query} />} actions={<ExportMenu list="people" />}>
        <QueryView
          query={query}
          errorText={t('people.loadFailed')}
          empty={<EmptyState title={t('people.emptyTitle')} text={t('people.emptyText')} />}
        >
          {(people) => (
            <PeopleTable people={people} onOpen={({ id }) => setOpen({ kind: 'person', id })} />
          )}
        </QueryView>
      </Card>
      {open && <OpenDialog open={open} people={query.data ?? []} onOpen={openNext} />}
    </PageFrame>
  );
}

function Count({ query }: { query: { data: Person[] | undefined } }) {
  const { t } = useTranslation('administration');
  const count = query.data?.length ?? 0;
  return (
    <ListCount query={query} name={t('people.title')}>
      {t('people.count', { count, number: formatNumber(count) })}
    </ListCount>
  );
}

function useShops() {
  const { data: shops = [] } = useQuery(referenceQueries.list('locations'));
  return shops;
}

const useSelf = () => useQuery(sessionQueries.current()).data?.user.id;

interface TableProps {
  people: readonly Person[];
  onOpen: (person: Person) => void;
}

function PeopleTable({ people, onOpen }: TableProps) {
  const { t } = useTranslation('administration');
  const shops = useShops();
  const timeZone = useTimeZone();
  const self = useSelf();
  const columns = useMemo(
    () => peopleColumns({ t, shops, timeZone, self }),
    [t, shops, timeZone, self],
  );
  return (
    <DataTable
      caption={t('people.title')}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      onRowActivate={onOpen}
    />
  );
}

interface OpenProps {
  open: Open;
  people: readonly Person[];
  onOpen: (open: Open | null) => void;
}

function OpenDialog({ open, people, onOpen }: OpenProps) {
  const close = () => onOpen(null);
  if (open.kind === 'invite') {
    return (
      <InviteDialog
        onInvited={(link, values) =>
          onOpen({
            kind: 'link',
            link,
            person: { name: personName(values), email: values.email.trim() },
          })
        }
        onClose={close}
      />
    );
  }
  if (open.kind === 'link') return <LinkDialog {...open} onClose={close} />;
  const person = people.find(({ id }) => id === open.id);
  return person ? <PersonDialog kind={open.kind} person={person} onOpen={onOpen} /> : null;
}

interface PersonDialogProps {
  kind: 'person' | 'edit' | 'disable';
  person: Person;
  onOpen: (open: Open | null) => void;
}

function PersonDialog({ kind, person, onOpen }: PersonDialogProps) {
  const shops = useShops();
  const isSelf = useSelf() === person.id;
  const { id, email } = person;
  const back = () => onOpen({ kind: 'person', id });
  const shared = { person, isSelf };
  switch (kind) {
    case 'edit':
      return <EditPersonDialog {...shared} onClose={back} />;
    case 'disable':
      return <DisableDialog {...shared} onClose={back} />;
    case 'person':
      return (
        <PersonPanel
          {...shared}
          shops={shops}
          onEdit={() => onOpen({ kind: 'edit', id })}
          onDisable={() => onOpen({ kind: 'disable', id })}
          onLink={(link) =>
            onOpen({ kind: 'link', link, person: { name: personName(person), email } })
          }
          onClose={() => onOpen(null)}
        />
      );
  }
}
