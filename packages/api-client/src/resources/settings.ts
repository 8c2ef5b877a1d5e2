import { http } from '@backoffice/api-client';
import { PATHS, type CompanySettings, type Seen, type SettingsEdit } from '@backoffice/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

import { moneyOf, moneyOrNull, numberOf, recordOf, textOf, versionOf } from './normalise';
import * as ROOTS from './query-roots';
import { readAdded } from './support';
import type { Write } from './write';

const wholeOrNull = (value: unknown) =>
  value === null || value === undefined ? null : Math.trunc(numberOf(value));

/** Also the data of `edited_since`: the settings as somebody else saved them. */
export function settingsOf(value: unknown): CompanySettings {
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
    ...versionOf(raw),
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
      mutationFn: async ({ input, idempotencyKey }: Write<SettingsEdit & Seen>) => {
        await http.put(PATHS.companySettings, { body: input, idempotencyKey });
      },
      meta: { invalidates: [ROOTS.settings] },
    }),
};
