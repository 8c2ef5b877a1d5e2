import type {
  AuditEvent,
  CompanySettings,
  Invited,
  Person,
  PersonLink,
  PersonSession,
} from '@backoffice/contracts';

import { MOMENT, sequence } from './sequence';

const nextPerson = sequence();
const nextSession = sequence();
const nextEvent = sequence();

export const person = (own: Partial<Person> = {}): Person => {
  const id = nextPerson();
  return {
    id,
    username: `person${id}`,
    surname: 'Hoxha',
    email: `person${id}@example.com`,
    role: 'seller',
    rights: 'cashier',
    location: null,
    limited: false,
    state: 'active',
    seen_at: MOMENT,
    link_until: null,
    ...own,
  };
};

export const personLink = (own: Partial<PersonLink> = {}): PersonLink => ({
  link: 'https://shop.example.com/admin/invitation#/secret-of-the-test',
  until: MOMENT,
  mail: null,
  ...own,
});

export const personSession = (own: Partial<PersonSession> = {}): PersonSession => ({
  id: nextSession(),
  device: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/147.0 Safari/537.36',
  created_at: MOMENT,
  seen_at: MOMENT,
  current: false,
  ...own,
});

export const invited = (own: Partial<Invited> = {}): Invited => ({
  kind: 'invitation',
  username: 'Besa',
  email: 'besa@example.com',
  company: 'Example Shoes',
  until: MOMENT,
  ...own,
});

export const auditEvent = (own: Partial<AuditEvent> = {}): AuditEvent => ({
  id: nextEvent(),
  at: MOMENT,
  kind: 'person.edited',
  by: { id: 1, name: 'arta Krasniqi' },
  approved_by: null,
  subject: 'Besa Hoxha',
  changes: {},
  ...own,
});

export const companySettings = (own: Partial<CompanySettings> = {}): CompanySettings => ({
  return_days: 30,
  return_terms: '',
  vat_rate: 18,
  price_floor: null,
  max_difference: '5.00',
  cash_limit: null,
  session_idle_minutes: null,
  totp_required: false,
  totp_remember_days: null,
  lock_minutes: null,
  ...own,
});
