import type { StockRow } from '@backoffice/api-client/resources/products';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { supplierCodeQueries } from '@backoffice/api-client/resources/supplier-codes';
import { gtinOf, type FoundByCode } from '@backoffice/contracts';
import { onDemand, useCan, useElsewhere, usePerson } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import type { ScanAnswer } from '@backoffice/ui/scanner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { unitLabel } from '../../../words/unit-label';
import type { SaleDraft } from '../../basket/sale-draft';
import { offersOf, plainOffer, type IsHere, type Offer } from './offers';

const ChooseUnit = onDemand(async () => (await import('../late-parts')).ChooseUnit);

interface Asked {
  label: string;
  offers: readonly Offer[];
  isHere: IsHere;
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
  const here = useHere();
  const { asked, choose } = useChoice();

  const offer = async (found: FoundByCode): Promise<ScanAnswer> => {
    const label = labelOf(found);
    const isHere = await here();
    const offers = offersOf(found, onCounter.ids(), isHere);
    if (offers.length === 0) {
      const reason = t('codes.noneLeft', { unit: label });
      notify.warning(reason);
      return { outcome: 'refused', reason };
    }
    const plain = plainOffer(offers, isHere);
    const unit = plain ? plain.unit : await choose({ label, offers, isHere });
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
    const found = await client.fetchQuery({ ...supplierCodeQueries.find(code), staleTime: 0 });
    return found && offer(found);
  };
  const close = () => asked?.onChoose(null);
  return { take, question: asked && <ChooseUnit {...asked} onClose={close} /> };
}

/** Asks for one of several units; null if none is chosen. */
function useChoice() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose = (choice: Omit<Asked, 'onChoose'>) =>
    new Promise<StockRow | null>((resolve) => {
      const onChoose = (unit: StockRow | null) => {
        setAsked(null);
        resolve(unit);
      };
      setAsked({ ...choice, onChoose });
    });
  return { asked, choose };
}

const labelOf = ({ product: { brand, code, name, color }, size }: FoundByCode) =>
  unitLabel({
    brand: brand.name,
    code,
    name,
    color: color?.name ?? null,
    number: size?.name ?? null,
  });

/** Tells whether a location is the person's shop; all are for a person without a shop. */
function useHere() {
  const client = useQueryClient();
  const { data: session } = usePerson();
  return async (): Promise<IsHere> => {
    const own = session?.user.location ?? null;
    if (own === null) return () => true;
    // A scan may come before the page knows the names of the shops.
    const asked = { ...referenceQueries.list('locations'), staleTime: Infinity };
    const name = (await client.fetchQuery(asked)).find(({ id }) => id === own)?.name;
    return (location) => name === undefined || location === null || location === name;
  };
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
