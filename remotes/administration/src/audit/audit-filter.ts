import type { AuditFilter } from '@backoffice/api-client/resources/audit';

/** The filter as it stands in the URL; what is empty is not asked for. */
export const NO_FILTER = { from: '', to: '', kind: '', user: '' };
export type AuditUrl = typeof NO_FILTER;

export const auditFilter = (url: AuditUrl): AuditFilter =>
  Object.fromEntries(Object.entries(url).filter(([, value]) => value !== ''));

/** No day lies in between, so that there is nothing to ask. */
export const isBackwards = ({ from, to }: AuditUrl): boolean =>
  from !== '' && to !== '' && from > to;
