import type { Location, Person } from '@backoffice/contracts';
import { formatMoment, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Badge, type Column } from '@backoffice/ui';

import { personStateName, rightsName } from './people-words';
import styles from './people.module.css';
import { personName } from './person-name';
import { PersonState, stateOf } from './person-state';

interface Options {
  t: TFunction<'administration'>;
  shops: readonly Location[];
  timeZone: string | undefined;
  /** The id of the person signed in. */
  self: number | null | undefined;
}

export function peopleColumns({ t, shops, timeZone, self }: Options): Column<Person>[] {
  const shopOf = ({ location }: Person) => shops.find(({ id }) => id === location)?.name;
  return [
    {
      id: 'name',
      phone: 'title',
      header: t('words:fields.name'),
      selfEvident: true,
      cell: (person) => (
        <span className={styles.name}>
          <strong>{personName(person)}</strong>
          {person.id === self && <Badge tone="neutral">{t('people.you')}</Badge>}
        </span>
      ),
      sortable: true,
      sortValue: personName,
    },
    {
      id: 'email',
      phone: 'meta',
      header: t('email'),
      selfEvident: true,
      cell: ({ email }) => <Email email={email} />,
      sortable: true,
      sortValue: ({ email }) => email,
    },
    {
      id: 'rights',
      phone: 'end',
      header: t('words:fields.rights'),
      selfEvident: true,
      cell: ({ rights, state }) => (state === 'employee' ? NO_VALUE : rightsName(rights)),
      sortable: true,
      sortValue: ({ rights }) => rightsName(rights),
    },
    {
      id: 'shop',
      phone: 'meta',
      header: t('people.shop'),
      selfEvident: true,
      cell: (person) => {
        const shop = shopOf(person);
        if (!shop) return NO_VALUE;
        return person.limited ? t('people.onlyIn', { shop }) : shop;
      },
      sortable: true,
      sortValue: shopOf,
    },
    {
      id: 'state',
      phone: 'badge',
      header: t('words:fields.state'),
      selfEvident: true,
      cell: (person) => <PersonState person={person} />,
      sortable: true,
      sortValue: (person) => personStateName(stateOf(person)),
    },
    {
      id: 'seen',
      header: t('words:fields.seenAt'),
      cell: ({ seen_at: seen }) => formatMoment(seen, timeZone),
      sortable: true,
      sortValue: ({ seen_at: seen }) => seen,
    },
  ];
}

/** An address that doesn't fit on one line breaks before its `@`. */
const Email = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <bdi className={styles.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
};
