import { FIXED_TRANSACTION_SUBTYPES } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

/**
 * The specification's fixed subtypes are translated; what a server calls its own stays as it is.
 */
export function subtypeName(t: TFunction<'sales'>, name: string): string {
  const fixed = FIXED_TRANSACTION_SUBTYPES.find((subtype) => subtype.name === name);
  return fixed ? t(`transactions.subtypes.${fixed.name}`) : name;
}
