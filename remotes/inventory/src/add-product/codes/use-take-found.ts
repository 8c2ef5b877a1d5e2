import type { ProductType, FoundByCode } from '@backoffice/contracts';
import { notify } from '@backoffice/ui/notify';
import type { ScanAnswer } from '@backoffice/ui/scanner';
import type { DeliveryLists } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import { isBlank, isListed, isMeant, nameOf } from './coded-product';
import type { useFilledForm } from './use-filled-form';
import { useSettled } from './use-in-turn';
import type { useLookUp } from './use-look-up';
import type { useQuestions } from './use-questions';
import type { useWaiting } from './use-waiting';

interface Options {
  type: ProductType;
  lists: DeliveryLists;
  send: () => void;
  filled: ReturnType<typeof useFilledForm>;
  questions: ReturnType<typeof useQuestions>;
  waiting: ReturnType<typeof useWaiting>;
  refresh: ReturnType<typeof useLookUp>['refresh'];
}

/** Shows why a code was not taken, on the page and in the list of scans. */
export function refuse(reason: string): ScanAnswer {
  notify.warning(reason);
  return { outcome: 'refused', reason };
}

/**
 * Counts the units of a code into the form, or lets them wait if the form is about another product.
 */
export function useTakeFound(options: Options) {
  const { type, lists, send, filled, questions, waiting, refresh } = options;
  const { t } = useTranslation('inventory');
  const settled = useSettled();

  const takeOther = async (code: string, found: FoundByCode): Promise<ScanAnswer> => {
    const first = waiting.first();
    if (first && first.product.id !== found.product.id) {
      return refuse(t('addProduct.codes.busy', { next: nameOf(first.product) }));
    }
    if (!first && !(await questions.askFirst(found))) {
      return refuse(t('addProduct.codes.left', { code }));
    }
    waiting.add(found);
    if (!first) send();
    return 'found';
  };
  return async (code: string, found: FoundByCode): Promise<ScanAnswer> => {
    if (found.product.type !== type) await refresh(found.product.type);
    else if (!isListed(found, lists)) return refuse(t('addProduct.codes.old', { code }));
    // A form that is being sent is emptied once it was received, and units added now would be lost.
    await settled();
    if (isBlank(filled.form.getValues(), type)) filled.fill(waiting.takeAll());
    const values = filled.form.getValues();
    const isFree = isBlank(values, type);
    if (!isFree && !isMeant(values, type, found.product)) return takeOther(code, found);
    filled.fill([found]);
    return 'found';
  };
}
