import type { ImportField } from '@backoffice/contracts';
import type { TFunction } from '@backoffice/i18n';

/** The name of a field that a column can fill; some say more here than elsewhere. */
export const fieldName = (t: TFunction<'goods'>, field: ImportField): string =>
  t([`imports.fields.${field}`, `words:fields.${field}`]);
