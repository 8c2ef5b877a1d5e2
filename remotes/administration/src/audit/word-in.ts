import { AUDIT_KINDS, type AuditEvent } from '@backoffice/contracts';
import { AUDIT_KIND } from '@backoffice/contracts/words';
import { currentLanguage, i18next } from '@backoffice/i18n';

/** The word that all lists have for a field or a state; undefined where they know none. */
export function wordIn(group: string, name: string): string | undefined {
  const key = `words:${group}.${name}`;
  return i18next.exists(key) ? (i18next.t as (key: string) => string)(key) : undefined;
}

export const kindText = (kind: AuditEvent['kind']): string =>
  AUDIT_KIND[kind.replace('.', '_') as keyof typeof AUDIT_KIND][currentLanguage()];

/** As `kindText`, of a kind that stands in a text. */
export function kindIn(text: string): string | undefined {
  const kind = AUDIT_KINDS.find((one) => one === text);
  return kind && kindText(kind);
}
