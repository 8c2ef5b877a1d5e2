import { http } from '@backoffice/api-client';
import {
  PATHS,
  type Company,
  type CompanyEdit,
  type Employee,
  type Seen,
} from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import {
  idOf,
  idOrNull,
  moneyOrNull,
  recordOf,
  recordOrEmpty,
  rowsOf,
  textOf,
  textOrNull,
  versionOf,
  type Raw,
} from './normalise';
import * as ROOTS from './query-roots';
import { ifSupported } from './support';
import type { Write } from './write';

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

const companyOf = (raw: Raw): Company => ({
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
});

/** The company as somebody else saved it: the data of `edited_since`. */
export const savedCompany = (data: unknown) => companyOf(recordOf(data));

const employeeOf = (raw: Raw): Employee => ({
  id: idOf(raw.id),
  username: textOf(raw.username),
  country: textOrNull(raw.country),
  city: textOrNull(raw.city),
  role: textOf(raw.role),
  salary: moneyOrNull(raw.salary),
});

export const companyQueries = {
  /** The company and its users. */
  company: () =>
    queryOptions({
      queryKey: [ROOTS.company, 'detail'],
      queryFn: async ({ signal }) => companyOf(recordOf(await http.get(PATHS.company, { signal }))),
    }),

  /** The people who work here; null where the server has no such call: then sample rows stand in. */
  employees: () =>
    queryOptions({
      queryKey: [ROOTS.employees, 'list'],
      queryFn: async ({ signal }): Promise<Employee[] | null> => {
        const answer = await ifSupported(http.get(PATHS.employees, { signal }));
        return answer === null ? null : rowsOf(answer).map(employeeOf);
      },
    }),
};

export const companyMutations = {
  /** Changes the company's phone and address. */
  edit: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<CompanyEdit & Seen>) => {
        await http.put(PATHS.company, { body: input, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.company, ROOTS.session] },
    }),
};
