import { RIGHTS, type AuditEvent } from '@backoffice/contracts';
import { AUDIT_KIND } from '@backoffice/contracts/words';
import { currentLanguage, NO_VALUE, type TFunction } from '@backoffice/i18n';

import { rightsName } from '../people/people-words';

type T = TFunction<'administration'>;
type AuditValue = AuditEvent['changes'][string]['after'];

/** Fields with a translated name; any other field is shown under its technical name. */
const FIELDS = [
  'username',
  'surname',
  'email',
  'rights',
  'location',
  'limited',
  'phone',
  'address',
  'name',
  'kind',
  'rows',
  'format',
  'filter',
  'date',
  'description',
  'sale_price',
  'return_days',
  'return_terms',
  'vat_rate',
  'price_floor',
  'max_difference',
  'cash_limit',
  'session_idle_minutes',
  'totp_required',
  'totp_remember_days',
  'lock_minutes',
  'total',
  'reason',
  'counted',
  'scanned',
  'unknown',
  'moved',
  'found',
  'cash',
  'left',
  'way',
  'lost',
  'returned',
] as const;

export const kindText = (kind: AuditEvent['kind']): string =>
  AUDIT_KIND[kind.replace('.', '_') as keyof typeof AUDIT_KIND][currentLanguage()];

/** `by` is null for changes that were made on the command line. */
export const byText = (t: T, by: AuditEvent['by']): string => by?.name ?? t('audit.commandLine');

function fieldText(t: T, field: string): string {
  const known = FIELDS.find((one) => one === field);
  return known ? t(`audit.fields.${known}`) : field.replaceAll('_', ' ');
}

function valueText(t: T, field: string, value: AuditValue): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
  const rights = field === 'rights' && RIGHTS.find((one) => one === value);
  if (rights) return rightsName(rights);
  return String(value);
}

/** One sentence for each changed field, with its values before and after. */
export function changeTexts(t: T, { changes }: Pick<AuditEvent, 'changes'>): string[] {
  return Object.entries(changes).map(([field, { before, after }]) => {
    const shown = { field: fieldText(t, field), after: valueText(t, field, after) };
    if (before === undefined) return t('audit.set', shown);
    return t('audit.changed', { ...shown, before: valueText(t, field, before) });
  });
}
