import type { SlotProps } from '@backoffice/contracts';

import { SlipButton } from './slip-button';

/** What was just sent offers its slip, which travels with it. */
export default function PrintSent({ id }: SlotProps<'shipment.actions'>) {
  return <SlipButton id={id} isMain />;
}
