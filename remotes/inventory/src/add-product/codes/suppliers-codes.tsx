import type { CurrentSession } from '@backoffice/api-client/resources/session';
import type { ProductType } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ScanStatus, useScanner } from '@backoffice/ui/scanner';
import type { DeliveryLists } from '@backoffice/ui/stock';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { DeliveryValues } from '../delivery/delivery-draft';
import { isBlank, nameOf } from './coded-product';
import { OtherProduct } from './other-product';
import { TypedCode } from './typed-code';
import { useReceiveByScan } from './use-receive-by-scan';
import { WhichSize } from './which-size';

interface Props {
  owner: CurrentSession;
  type: ProductType;
  lists: DeliveryLists;
  /** Called when this part can't be loaded; everything can still be typed without it. */
  onClose?: () => void;
}

/** Receives by suppliers' codes, scanned wherever the focus is, or typed here. */
export function SuppliersCodes({ owner, type, lists }: Props) {
  const { t } = useTranslation('inventory');
  const box = useRef<HTMLDivElement>(null);
  const send = () => box.current?.closest('form')?.requestSubmit();
  const { take, questions, next, takeNext, dropNext } = useReceiveByScan({
    ...{ owner, type, lists, send },
  });
  useScanner(take);
  const values = useWatch<DeliveryValues>() as DeliveryValues;
  const isFree = isBlank(values, type);
  useEffect(() => {
    if (isFree) takeNext();
  });
  const { unknown, other } = questions;
  return (
    <div ref={box} className="d-grid gap-2 mb-3">
      <TypedCode onCode={take} />
      <ScanStatus />
      <BoundCodes lists={lists} />
      {next && (
        <Droppable
          text={t('addProduct.codes.next', { next: nameOf(next.product) })}
          code={nameOf(next.product)}
          onDrop={dropNext}
        />
      )}
      {unknown && <WhichSize {...unknown} type={type} lists={lists} />}
      {other && (
        <OtherProduct
          current={values.code}
          next={nameOf(other.found.product)}
          onAnswer={other.onAnswer}
        />
      )}
    </div>
  );
}

/** The codes that this delivery will bind to sizes, each with a button to leave it out. */
function BoundCodes({ lists }: Pick<Props, 'lists'>) {
  const { t } = useTranslation('inventory');
  const { getValues, setValue } = useFormContext<DeliveryValues>();
  const codes = useWatch<DeliveryValues, 'codes'>({ name: 'codes' }) ?? [];
  if (codes.length === 0) return null;
  const drop = (code: string) =>
    setValue(
      'codes',
      getValues('codes')?.filter((one) => one.code !== code),
      { shouldDirty: true },
    );
  const sizeOf = (size: number | null) => lists.sizes.find(({ id }) => id === size)?.number;
  return (
    <div role="group" aria-label={t('addProduct.codes.bound')}>
      {codes.map(({ code, size, quantity }) => (
        <Droppable
          key={code}
          code={code}
          text={[code, sizeOf(size), `× ${formatNumber(quantity)}`].filter(Boolean).join(' ')}
          onDrop={() => drop(code)}
        />
      ))}
    </div>
  );
}

interface DroppableProps {
  text: string;
  code: string;
  onDrop: () => void;
}

function Droppable({ text, code, onDrop }: DroppableProps) {
  const { t } = useTranslation('inventory');
  return (
    <span className="d-inline-flex align-items-center gap-2 me-3">
      <bdi>{text}</bdi>
      <button
        type="button"
        className="btn-close btn-sm"
        aria-label={t('addProduct.codes.drop', { code })}
        onClick={onDrop}
      />
    </span>
  );
}
