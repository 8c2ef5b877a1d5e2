import { companyCalls, type Company } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, ifSupported, readAs, write } from './call';
import { idOrNull, recordOf, recordOrEmpty, textOf, textOrNull, versionOf } from './normalise';
import * as ROOTS from './query-roots';

/** The people of a company, as far as the server names them: no screen stands or falls with them. */
const usersOf = (value: unknown): Company['users'] =>
  (Array.isArray(value) ? value.map(recordOrEmpty) : []).flatMap((raw) => {
    const id = idOrNull(raw.id);
    if (id === null) return [];
    return {
      id,
      username: textOf(raw.username),
      surname: textOf(raw.surname),
      email: textOf(raw.email),
      role: textOf(raw.role),
    };
  });

/** The company as a server says it that knows the specification alone. */
function companyOf(value: unknown): Company {
  const raw = recordOf(value);
  return {
    id: idOrNull(raw.id) ?? 0,
    name: textOf(raw.name),
    registration_number: textOf(raw.registration_number),
    admin: textOf(raw.admin),
    email: textOf(raw.email),
    phone: textOrNull(raw.phone),
    address: textOrNull(raw.address),
    created_at: textOf(raw.created_at),
    timezone: textOrNull(raw.timezone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    users: usersOf(raw.users),
    ...versionOf(raw),
  };
}

/** The company as somebody else saved it: the data of `edited_since`. */
export const savedCompany = (data: unknown): Company => readAs(companyCalls.editCompany, data);

export const companyQueries = {
  /** The company and its users. */
  company: () =>
    queryOptions({
      queryKey: [ROOTS.company, 'detail'],
      queryFn: ({ signal }): Promise<Company> => call(companyCalls.company, { signal }, companyOf),
    }),

  /** The people who work here; null where the server has no such call: then sample rows stand in. */
  employees: () =>
    queryOptions({
      queryKey: [ROOTS.employees, 'list'],
      queryFn: ({ signal }) => ifSupported(call(companyCalls.employees, { signal })),
    }),
};

export const companyMutations = {
  /** Changes the company's phone and address. */
  edit: () => write(companyCalls.editCompany, { invalidates: [ROOTS.company, ROOTS.session] }),
};
