import { AlertDialog } from '@backoffice/ui';
import { messageText } from '@backoffice/ui/notify';

/** Says that labels are printed of what is ticked. */
export const NothingSelected = ({ onClose }: { onClose: () => void }) => (
  <AlertDialog show text={messageText('printNothingSelected')} onClose={onClose} />
);
