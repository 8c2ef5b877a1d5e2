import { http } from '@backoffice/api-client';
import { PATHS, type CompanySettings, type SettingsEdit } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { moneyOf, moneyOrNull, numberOf, recordOf, textOf } from './normalise';
import * as ROOTS from './query-roots';
import { readAdded } from './support';
import type { Write } from './write';

const wholeOrNull = (value: unknown) =>
  value === null || value === undefined ? null : Math.trunc(numberOf(value));

function settingsOf(value: unknown): CompanySettings {
  const raw = recordOf(value);
  return {
    return_days: Math.trunc(numberOf(raw.return_days)),
    return_terms: textOf(raw.return_terms),
    vat_rate: numberOf(raw.vat_rate),
    price_floor: wholeOrNull(raw.price_floor),
    max_difference: moneyOf(raw.max_difference),
    cash_limit: moneyOrNull(raw.cash_limit),
    session_idle_minutes: wholeOrNull(raw.session_idle_minutes),
    totp_required: raw.totp_required === true,
    totp_remember_days: wholeOrNull(raw.totp_remember_days),
    lock_minutes: wholeOrNull(raw.lock_minutes),
  };
}

export const settingsQueries = {
  /** What the company decided for itself; null where the server has no such call. */
  company: () =>
    queryOptions({
      queryKey: [ROOTS.settings, 'detail'],
      queryFn: ({ signal }) => readAdded(http.get(PATHS.companySettings, { signal }), settingsOf),
    }),
};

export const settingsMutations = {
  /** Changes what the company decided; what is left out stays. */
  edit: () =>
    mutationOptions({
      mutationFn: async ({ input, idempotencyKey }: Write<SettingsEdit>) => {
        await http.put(PATHS.companySettings, { body: input, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.settings] },
    }),
};
