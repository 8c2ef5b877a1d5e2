import { ApiError } from '@backoffice/api-client';
import {
  changedCount,
  countMutations,
  countQueries,
} from '@backoffice/api-client/resources/counts';
import type { CountReview } from '@backoffice/contracts';
import { detailOf, useWrite } from '@backoffice/ui';
import { notify, refusalText } from '@backoffice/ui/notify';
import { useUndo } from '@backoffice/ui/stock';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useOpenCount } from '../use-open-count';
import { applyInput, isJudged, withChanged } from './decisions';
import type { useDecisions } from './use-decisions';

interface Options {
  review: CountReview;
  decided: ReturnType<typeof useDecisions>;
  onChanged: (ids: readonly number[]) => void;
}

/** Applies a count. If lines have changed, it shows them and keeps the decisions on all others. */
export function useApply({ review, decided, onChanged }: Options) {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const { action } = useUndo();
  const openCount = useOpenCount();
  const { id } = review.count;
  const apply = useWrite(countMutations.apply(id));
  const refresh = () =>
    client.invalidateQueries({ queryKey: countQueries.list().queryKey.slice(0, 1) });

  return async () => {
    const lines = review.lines.filter(isJudged);
    try {
      const done = await apply(applyInput(lines, decided.decisions));
      decided.clear();
      const undone = () => void refresh();
      notify.success(t('counts.apply.done'), { action: action(done.operation, undone) });
      // Until the page knows that the count has ended, its address would lead back to scanning.
      await refresh();
      openCount.review(false);
    } catch (error) {
      const changed = changedCount(error);
      if (changed) {
        client.setQueryData(countQueries.review(id).queryKey, withChanged(review, changed));
        const ids = changed.lines.map((line) => line.id);
        decided.forget([...ids, ...changed.gone]);
        onChanged(ids);
      } else if (error instanceof ApiError && error.code === 'closed') {
        notify.warning(refusalText(error) ?? t('counts.apply.closed'));
        await refresh();
      } else {
        notify.danger(t('counts.apply.failed'), { detail: detailOf(error) });
      }
    }
  };
}
