import type { Company, Employee, SignedIn, User } from '@backoffice/contracts';

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

/** The answer of `GET authentication/user`: always the same person and company. */
export const signedIn = (own: Partial<SignedIn> = {}): SignedIn => ({
  user: user({ id: 1 }),
  company: { id: 1, name: 'Example Shoes', timezone: 'Europe/Belgrade' },
  ...own,
});

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
