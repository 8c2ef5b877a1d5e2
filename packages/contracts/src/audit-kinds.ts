/** What the audit tells of; `subject.verb`. */
export const AUDIT_KINDS = [
  'person.invited',
  'person.edited',
  'person.disabled',
  'person.enabled',
  'person.link',
  'person.joined',
  'person.password',
  'session.ended',
  'company.edited',
  'settings.edited',
  'panel.added',
  'panel.edited',
  'panel.deleted',
  'transaction.edited',
  'transaction.deleted',
  'article.edited',
  'price.overridden',
  'list.exported',
  'refused',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
