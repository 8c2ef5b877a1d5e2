import { formatNumber, type TFunction } from '@backoffice/i18n';

const SHOWN = 3;

/** The first codes of a run, and how many more there are. */
export function codesText(t: TFunction<'goods'>, codes: readonly string[], of: number) {
  const listed = codes.slice(0, SHOWN).join(', ');
  const more = of - Math.min(SHOWN, codes.length);
  return (
    <bdi>
      {more > 0 ? t('runs.andMore', { listed, count: more, number: formatNumber(more) }) : listed}
    </bdi>
  );
}
