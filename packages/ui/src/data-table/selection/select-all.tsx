import { useTranslation } from 'react-i18next';

import { RowCheckbox } from './row-checkbox';
import type { Selection } from './use-selection';

interface Props<Id extends string | number> {
  selection: Selection<Id>;
  /** The ids of all rows listed. */
  ids: readonly Id[];
}

/** Ticks all rows that are listed, and is half ticked when some are. */
export function SelectAll<Id extends string | number>({ selection, ids }: Props<Id>) {
  const { t } = useTranslation('ui');
  const ticked = ids.filter((id) => selection.has(id)).length;
  return (
    <RowCheckbox
      label={t('selectAll')}
      checked={ticked > 0 && ticked === ids.length}
      mixed={ticked > 0 && ticked < ids.length}
      onChange={(on) => selection.set(ids, on)}
    />
  );
}
