import { soldSaleQueries } from '@backoffice/api-client/resources/sold-sales';
import type { SaleView } from '@backoffice/contracts';
import { detailOf } from '@backoffice/ui';
import { notify, notifyMessage } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { useMendable } from '../../../sold-sale/mending/use-mendable';
import { VoidDialog } from '../../../sold-sale/mending/void-dialog';

interface Props {
  sale: number;
  onVoided: () => void;
  onClose: () => void;
}

/** Asks whether a sale that was just booked is to be voided, once it is known as it is now. */
export function VoidBooked({ sale, ...props }: Props) {
  const { data, error } = useQuery({ ...soldSaleQueries.sale(sale), staleTime: 0 });
  const fail = useEffectEvent((failure: unknown) => {
    notifyMessage('salesLoadFailed', {}, { detail: detailOf(failure) });
    props.onClose();
  });
  useEffect(() => {
    if (error) fail(error);
  }, [error]);
  return data ? <IfMendable view={data} {...props} /> : null;
}

function IfMendable({ view, onVoided, onClose }: Omit<Props, 'sale'> & { view: SaleView }) {
  const { canVoid, why } = useMendable(view);
  const tell = useEffectEvent(() => {
    if (why) notify.warning(why);
    onClose();
  });
  useEffect(() => {
    if (!canVoid) tell();
  }, [canVoid]);
  return canVoid ? <VoidDialog view={view} onVoided={onVoided} onClose={onClose} /> : null;
}
