import { AlertDialog } from '@backoffice/ui';
import { messageText } from '@backoffice/ui/notify';

export const NothingSelected = ({ onClose }: { onClose: () => void }) => (
  <AlertDialog show text={messageText('printNothingSelected')} onClose={onClose} />
);
