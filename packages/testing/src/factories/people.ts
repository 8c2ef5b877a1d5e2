import {
  actionsOf,
  type Company,
  type Employee,
  type Factor,
  type Rights,
  type SharedTill,
  type SignedIn,
  type User,
} from '@backoffice/contracts';

import { MOMENT, sequence } from './sequence';

const nextUser = sequence();
const nextEmployee = sequence();

export const user = (own: Partial<User> = {}): User => ({
  id: nextUser(),
  username: 'arta',
  surname: 'Krasniqi',
  email: 'arta@example.com',
  phone: '+383 44 111 222',
  role: 'admin',
  created_at: MOMENT,
  location: null,
  ...own,
});

/** What somebody with these rights may do, as `GET authentication/user` tells it. */
const allowed = (rights: Rights) => ({
  rights,
  limited: false,
  actions: [...actionsOf({ rights })],
});

/**
 * The answer of `GET authentication/user`: always the same person and company; an owner unless the
 * given user has other rights.
 */
export const signedIn = ({ user: own, ...rest }: Partial<SignedIn> = {}): SignedIn => ({
  user: { ...allowed('owner'), ...(own ?? user({ id: 1 })) },
  company: { id: 1, name: 'Example Shoes', timezone: 'Europe/Belgrade' },
  ...rest,
});

/** The same for somebody with these rights, who may be `limited` to a shop. */
export const signedInAs = (rights: Rights, own: Partial<SignedIn['user']> = {}): SignedIn =>
  signedIn({ user: { ...user({ id: 1 }), ...allowed(rights), ...own } });

export const company = (own: Partial<Company> = {}): Company => ({
  id: 1,
  name: 'Example Shoes',
  registration_number: '810123456',
  admin: 'Arta Krasniqi',
  email: 'office@example.com',
  phone: '+383 38 555 666',
  address: 'Main Street 1, Prishtina',
  created_at: MOMENT,
  timezone: 'Europe/Belgrade',
  users: [
    { id: 1, username: 'arta', surname: 'Krasniqi', email: 'arta@example.com', role: 'admin' },
  ],
  ...own,
});

export const employee = (own: Partial<Employee> = {}): Employee => {
  const id = nextEmployee();
  return {
    id,
    username: `employee${id}`,
    country: 'Kosovo',
    city: 'Prishtina',
    role: 'seller',
    salary: '650.00',
    ...own,
  };
};

/** The answer of `GET authentication/factor`: by default the person has no second factor. */
export const ownFactor = (own: Partial<Factor> = {}): Factor => ({
  on: false,
  since: null,
  codes_left: 0,
  remembered: 0,
  required: false,
  ...own,
});

/** A shared till: by default the one at the front, in no shop. */
export const sharedTill = (own: Partial<SharedTill> = {}): SharedTill => ({
  id: 1,
  name: 'Front till',
  location: null,
  registered_by: 'Arta Krasniqi',
  registered_at: MOMENT,
  seen_at: MOMENT,
  ...own,
});
