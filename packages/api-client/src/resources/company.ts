import { companyCalls, type Company } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { call, ifSupported, readAs, write } from './call';
import { plainCompany } from './plain';
import * as ROOTS from './query-roots';

/** The company as somebody else saved it: the data of `edited_since`. */
export const savedCompany = (data: unknown): Company => readAs(companyCalls.editCompany, data);

export const companyQueries = {
  /** The company and its users. */
  company: () =>
    queryOptions({
      queryKey: [ROOTS.company, 'detail'],
      queryFn: ({ signal }): Promise<Company> =>
        call(companyCalls.company, { signal }, plainCompany),
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
