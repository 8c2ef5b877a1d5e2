import type { SlotProps } from '@backoffice/contracts';

import { SlipButton } from './slip-button';

/** Offers the slip of a shipment that was just sent, because it travels with the goods. */
export default function PrintSent({ id }: SlotProps<'shipment.actions'>) {
  return <SlipButton id={id} isMain />;
}
