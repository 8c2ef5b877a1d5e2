import type { AuditFilter } from '@backoffice/api-client/resources/audit';

/** The filter as it stands in the URL; empty fields are left out of the request. */
export const NO_FILTER = { from: '', to: '', kind: '', user: '' };
export type AuditUrl = typeof NO_FILTER;

export const auditFilter = (url: AuditUrl): AuditFilter =>
  Object.fromEntries(Object.entries(url).filter(([, value]) => value !== ''));
