import type { AuditEvent, AuditKind } from '@backoffice/contracts';

export type Changes = AuditEvent['changes'];

/** An event of the audit; `subject` is what it was done to, as people call it. Never a secret. */
export interface Told {
  kind: AuditKind;
  subject: string;
  changes?: Changes;
  /** Who approved it, where somebody had to. */
  approvedBy?: number | undefined;
}
