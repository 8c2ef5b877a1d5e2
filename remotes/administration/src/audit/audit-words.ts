import type { AuditEvent } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

import { valueText } from './audit-values';
import { wordIn } from './word-in';

type T = TFunction<'administration'>;

/** Fields with a name of the audit's own; others have those of lists. */
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
  'reasons',
  'late',
  'keeps_selling',
  'number',
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
  'device',
  'sessions',
  'from',
  'to',
  'user',
] as const;

/** `by` is null for changes that were made on the command line. */
export const byText = (t: T, by: AuditEvent['by']): string => by?.name ?? t('audit.commandLine');

/** A field as lists call it; a unit, as `AB-1 (7)`, by its code; what nobody knows, readably. */
function fieldText(t: T, field: string): string {
  const known = FIELDS.find((one) => one === field);
  if (known) return t(`audit.fields.${known}`);
  const word = wordIn(
    'fields',
    field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const text = field.replace(/ \(\d+\)$/, '').replaceAll('_', ' ');
  return word ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** `from: 2026-11-01, kind: refused`, as the server keeps the filter of an exported list. */
const filterText = (t: T, filter: string): string =>
  filter.replace(/(\w+): ([^,]*)/g, (_, field: string, value: string) =>
    t('audit.set', { field: fieldText(t, field), after: valueText(t, { field, value }) }),
  );

/** One sentence for each changed field, with its values before and after. */
export function changeTexts(
  t: T,
  { kind, changes }: Pick<AuditEvent, 'kind' | 'changes'>,
): string[] {
  return Object.entries(changes).map(([field, { before, after }]) => {
    const text = (value: typeof after) =>
      field === 'filter' ? filterText(t, String(value)) : valueText(t, { kind, field, value });
    const shown = { field: fieldText(t, field), after: text(after) };
    // A reason is given once, not changed.
    if (before === undefined || (field === 'reason' && before === null))
      return t('audit.set', shown);
    if (after === undefined) return t('audit.set', { ...shown, after: text(before) });
    return t('audit.changed', { ...shown, before: text(before) });
  });
}
