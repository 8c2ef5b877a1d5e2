import type { CurrentSession } from '@backoffice/api-client/resources/session';
import { gtinOf, isUnitBarcode, type ProductType } from '@backoffice/contracts';
import type { ScanAnswer } from '@backoffice/ui/scanner';
import type { DeliveryLists } from '@backoffice/ui/stock';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { withMore } from './coded-product';
import { useFilledForm } from './use-filled-form';
import { useInTurn, useSettled } from './use-in-turn';
import { useLookUp } from './use-look-up';
import { useQuestions } from './use-questions';
import { refuse, useTakeFound } from './use-take-found';
import { useWaiting } from './use-waiting';

interface Options {
  owner: CurrentSession;
  type: ProductType;
  lists: DeliveryLists;
  send: () => void;
}

/**
 * Counts the units of suppliers' codes into the form. Those of another product wait until the
 * form's product is received.
 */
export function useReceiveByScan({ owner, type, lists, send }: Options) {
  const { t } = useTranslation('inventory');
  const filled = useFilledForm(owner, type);
  const { find, refresh } = useLookUp();
  const questions = useQuestions();
  const waiting = useWaiting();
  const takeFound = useTakeFound({ type, lists, send, filled, questions, waiting, refresh });
  const settled = useSettled();
  const inTurn = useInTurn();
  const isOver = useIsOver();

  const takeOne = async (code: string): Promise<ScanAnswer> => {
    const gtin = gtinOf(code);
    if (gtin === null) {
      return refuse(t(`addProduct.codes.${isUnitBarcode(code) ? 'label' : 'none'}`, { code }));
    }
    await settled();
    const values = filled.form.getValues();
    const bound = values.codes?.find((one) => gtinOf(one.code) === gtin);
    if (bound) {
      filled.write(withMore(values, bound.size, bound.quantity), bound.size);
      return 'found';
    }
    const found = await find(code);
    // The tab was changed meanwhile, so the scan is listed as failed and can be looked up again.
    if (isOver() || found === undefined) return 'failed';
    if (found) return takeFound(code, found);
    const answer = await questions.askSize(code);
    if (!answer) return 'unknown';
    filled.bind(answer);
    return 'found';
  };
  return {
    take: (code: string) => inTurn(() => takeOne(code)),
    questions,
    next: waiting.shown,
    takeNext: () => filled.fill(waiting.takeAll()),
    dropNext: waiting.takeAll,
  };
}

function useIsOver() {
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => void (isOver.current = true);
  }, []);
  return () => isOver.current;
}
