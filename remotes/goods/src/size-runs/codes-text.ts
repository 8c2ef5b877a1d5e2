import { formatNumber, type TFunction } from '@backoffice/i18n';
import { isolated } from '@backoffice/ui';

const SHOWN = 3;

/** The first codes of a run, and how many more there are. */
export function codesText(t: TFunction<'goods'>, codes: readonly string[], of: number): string {
  const listed = codes.slice(0, SHOWN).map(isolated).join(', ');
  const more = of - Math.min(SHOWN, codes.length);
  if (more <= 0) return listed;
  return t('runs.andMore', { listed, count: more, number: formatNumber(more) });
}
