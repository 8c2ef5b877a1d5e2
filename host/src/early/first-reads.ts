import type { EarlyCall } from '@backoffice/api-client/early';
import type { AreaRoute } from '@backoffice/contracts';

import { wasAllowed } from './known-rights';

/**
 * The first reads of a page, without those that the person may not do: the audit would keep the
 * refusal. Where the company's year differs from the browser's, nobody takes the answer.
 */
export const readsOf = ({ reads = [] }: AreaRoute, token: string, now = new Date()): EarlyCall[] =>
  reads
    .filter(({ requires }) => requires === undefined || wasAllowed(token, requires))
    .map(({ path, body }) => ({ path, ...(body && { body: withYear(body, now.getFullYear()) }) }));

const withYear = (body: object, year: number): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll('"$year"', String(year)));
