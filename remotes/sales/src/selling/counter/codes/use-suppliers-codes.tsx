import type { StockRow } from '@backoffice/api-client/resources/products';
import { gtinOf } from '@backoffice/contracts';
import { Code, onDemand, useCan, useElsewhere, usePerson } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import type { ScanAnswer } from '@backoffice/ui/scanner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../../words/unit-label';
import type { SaleDraft } from '../../basket/sale-draft';
import type { Offered } from './find-offers';

/** Loaded only when a supplier's code is scanned. */
const offering = new Code(() => import('../late-parts'));
const ChooseUnit = onDemand(async () => (await import('../late-parts')).ChooseUnit);

interface Asked extends Offered {
  onChoose: (unit: StockRow | null) => void;
}

export interface SuppliersCodes {
  /** Null if it is no supplier's code, or one that nobody knows. */
  take: (code: string) => Promise<ScanAnswer | null>;
  question: ReactNode;
}

/**
 * Puts units onto the counter by their supplier's code: the oldest one here, or the one that is
 * chosen.
 */
export function useSuppliersCodes(draft: SaleDraft, put: (unit: StockRow) => void): SuppliersCodes {
  const { t } = useTranslation('sales');
  const client = useQueryClient();
  const elsewhere = useElsewhere();
  // Plain servers know no such codes.
  const isKnown = useCan('operations.view');
  const onCounter = useOnCounter(draft);
  const shop = usePerson().data?.user.location ?? null;
  const { asked, choose } = useChoice();

  const offer = async (offered: Offered): Promise<ScanAnswer> => {
    const { label, offers, plain } = offered;
    if (offers.length === 0) {
      const reason = t('codes.noneLeft', { unit: label });
      notify.warning(reason);
      return { outcome: 'refused', reason };
    }
    const unit = plain ?? (await choose(offered));
    if (!unit) return { outcome: 'refused', reason: t('codes.noneChosen', { unit: label }) };
    onCounter.add(unit.id);
    put(unit);
    const where = elsewhere(unit.location);
    return where === null
      ? 'found'
      : { outcome: 'elsewhere', reason: `${unitLabel(unit)}: ${where}` };
  };

  const take = async (code: string): Promise<ScanAnswer | null> => {
    if (!isKnown || gtinOf(code) === null) return null;
    const { findOffers } = await offering.fetch();
    const offered = await findOffers(client, code, shop, onCounter.ids);
    return offered && offer(offered);
  };
  const close = () => asked?.onChoose(null);
  return { take, question: asked && <ChooseUnit {...asked} onClose={close} /> };
}

/** Asks for one of several units; null if none is chosen. */
function useChoice() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose = (offered: Offered) =>
    new Promise<StockRow | null>((resolve) => {
      const onChoose = (unit: StockRow | null) => {
        setAsked(null);
        resolve(unit);
      };
      setAsked({ ...offered, onChoose });
    });
  return { asked, choose };
}

/** The units on the counter, including one that was put there a moment ago and isn't drawn yet. */
function useOnCounter({ lines }: SaleDraft) {
  const ids = useRef(new Set<number>());
  useEffect(() => {
    ids.current = new Set(lines.map(({ unit }) => unit.id));
  }, [lines]);
  return {
    ids: (): ReadonlySet<number> => ids.current,
    add: (id: number) => void ids.current.add(id),
  };
}
