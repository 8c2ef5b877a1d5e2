import { stockMutations } from '@backoffice/api-client/resources/stock-changes';
import { MAX_ROWS } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AnswerDialog } from '../../dialog/answer-dialog';
import { detailOf } from '../../feedback/detail-of';
import { Spinner } from '../../feedback/spinner';
import { useWrite } from '../../form/use-write';
import type { LabelUnit } from './label-unit';

interface Props {
  /** Units that were sent to the printer and whose labels were due. */
  units: readonly LabelUnit[];
  onClose: () => void;
}

/** Asks whether due labels came out of the printer: only then are they no longer due. */
export function PrintedQuestion({ units, onClose }: Props) {
  const { t } = useTranslation('stock');
  const [isBusy, setIsBusy] = useState(false);
  const note = useNotePrinted();
  const yes = async () => {
    setIsBusy(true);
    await note(units);
    onClose();
  };
  return (
    <AnswerDialog
      show
      title={t('labels.printed.title')}
      text={t('labels.printed.text')}
      onClose={isBusy ? undefined : onClose}
    >
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={isBusy}
        onClick={onClose}
      >
        {t('labels.printed.no')}
      </button>
      <button
        type="button"
        className="btn btn-primary"
        ref={focus}
        disabled={isBusy}
        onClick={() => !isBusy && void yes()}
      >
        {isBusy && <Spinner small />} {t('labels.printed.yes')}
      </button>
    </AnswerDialog>
  );
}

/** Focuses later, because the dialog takes the focus first. */
const focus = (element: HTMLElement | null) => void setTimeout(() => element?.focus());

/** Tells the server what the labels say, in parts of at most `MAX_ROWS`. */
function useNotePrinted() {
  const { t } = useTranslation('stock');
  const send = useWrite(stockMutations.labelsPrinted());
  return async (units: readonly LabelUnit[]) => {
    let count = 0;
    try {
      for (let from = 0; from < units.length; from += MAX_ROWS) {
        const labels = units
          .slice(from, from + MAX_ROWS)
          .flatMap(({ id, price, code, number }) =>
            price === null ? [] : [{ id, price, code, number }],
          );
        count += (await send({ labels })).ids.length;
      }
      notify.success(t('labels.printed.done', { count, number: formatNumber(count) }));
    } catch (error) {
      notify.danger(t('labels.printed.failed'), { detail: detailOf(error) });
    }
  };
}
