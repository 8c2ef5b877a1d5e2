import { FIXED_TRANSACTION_SUBTYPES } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

/** Translates the specification's fixed subtypes; a server's own ones keep their name. */
export function subtypeName(t: TFunction<'sales'>, name: string): string {
  const fixed = FIXED_TRANSACTION_SUBTYPES.find((subtype) => subtype.name === name);
  return fixed ? t(`transactions.subtypes.${fixed.name}`) : name;
}
