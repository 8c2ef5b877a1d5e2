import {
  auditCalls,
  type AuditEvent,
  auditQuerySchema,
  peopleCalls,
  type Person,
} from '@backoffice/contracts';
import type { WrittenWords } from '@backoffice/contracts/words';
import * as z from 'zod/mini';

import { readEvents } from '../../audit/audit.repository';
import { readPeople } from '../../people/people.repository';
import { listItems } from '../../reference/reference.service';
import type { Column } from '../writing/column';
import { byCursor, defineList, PAGE } from './define-list';

type Placed = Omit<Person, 'location'> & { shop: string | null };

const PERSON: Column<Placed>[] = [
  { heading: 'name', is: 'text', value: ({ username }) => username },
  { heading: 'surname', is: 'text', value: ({ surname }) => surname },
  { heading: 'email', is: 'text', width: 28, value: ({ email }) => email },
  { heading: 'rights', is: 'word', words: 'rights', value: ({ rights }) => rights },
  { heading: 'location', is: 'text', value: ({ shop }) => shop },
  {
    heading: 'limited',
    is: 'word',
    words: 'yes',
    value: ({ limited }) => (limited ? 'yes' : null),
  },
  { heading: 'state', is: 'word', words: 'personState', value: ({ state }) => state },
  { heading: 'seenAt', is: 'moment', value: (row) => row.seen_at },
];

export const people = defineList({
  call: peopleCalls.list,
  filter: z.object({}),
  columns: () => PERSON,
  async *pages({ db, context: { caller, now } }) {
    const [found, places] = await Promise.all([
      readPeople(db, caller.companyId, now),
      listItems(db, caller.companyId, 'location'),
    ]);
    const names = new Map(places.map(({ id, name }) => [id, name]));
    yield found.map(({ location, ...person }): Placed => {
      return { ...person, shop: names.get(location ?? 0) ?? null };
    });
  },
});

type Value = AuditEvent['changes'][string]['after'];

/** Why a sale without a line is to settle, in words; a newer server may have had more reasons. */
function inWords({ settleReason }: WrittenWords, field: string, value: Value): string {
  const words: Record<string, string> = settleReason;
  const text = String(value);
  if (field !== 'reasons') return text;
  return text
    .split(', ')
    .map((reason) => words[reason] ?? reason)
    .join(', ');
}

/** The changed fields before or after, as "price: 49.90; size: 42". */
const changed =
  (which: 'before' | 'after') =>
  ({ changes }: AuditEvent, words: WrittenWords): string =>
    Object.entries(changes)
      .flatMap(([field, change]) => {
        const value = change[which];
        if (value === undefined || value === null) return [];
        return [`${field}: ${inWords(words, field, value)}`];
      })
      .join('; ');

const EVENT: Column<AuditEvent>[] = [
  { heading: 'at', is: 'moment', value: ({ at }) => at },
  { heading: 'kind', is: 'word', words: 'auditKind', width: 28, value: ({ kind }) => kind },
  { heading: 'by', is: 'text', value: ({ by }) => by?.name ?? null },
  { heading: 'approvedBy', is: 'text', value: (row) => row.approved_by?.name ?? null },
  { heading: 'subject', is: 'text', width: 40, value: ({ subject }) => subject },
  { heading: 'before', is: 'text', width: 40, value: changed('before') },
  { heading: 'after', is: 'text', width: 40, value: changed('after') },
];

export const audit = defineList({
  call: auditCalls.list,
  filter: z.omit(auditQuerySchema, { limit: true, cursor: true }),
  columns: () => EVENT,
  pages: ({ db, context: { caller }, query }) =>
    byCursor(async (cursor) => {
      const before = cursor === undefined ? undefined : Number(cursor);
      const asked = { ...query, cursor: before, limit: PAGE };
      const { rows, next } = await readEvents(db, caller.companyId, asked);
      return { data: rows, page: { next } };
    }),
});
