import { Sheet } from '../paper/sheet';
import type { Slip } from './slip';
import { SlipFoot } from './slip-foot';
import { SlipHeading } from './slip-heading';
import { SlipPartLines } from './slip-lines';
import { readSlipSettings } from './slip-settings';
import { SlipSums } from './slip-sums';

interface Props {
  slip: Slip;
  onDone: () => void;
}

/** Prints a slip on the paper that this device is set to. */
export const PrintedSlip = ({ slip, onDone }: Props) => (
  <Sheet size={readSlipSettings().size} onDone={onDone}>
    <SlipHeading slip={slip} />
    {slip.returned && <SlipPartLines slip={slip} part={slip.returned} />}
    {slip.sold && <SlipPartLines slip={slip} part={slip.sold} />}
    <SlipSums slip={slip} />
    <SlipFoot slip={slip} />
  </Sheet>
);
