import { notify } from '@backoffice/ui/notify';
import i18next from 'i18next';

import { changeScanSettings } from './scan-settings';

/** Milliseconds that a scanner's pauses may be longer than the longest that was seen. */
const ROOM = 10;

/** Asks whether the scanner is slow, and sets the pace by one press. `gap`: its longest pause. */
export function offerSlowerPace(gap: number): void {
  const t = i18next.getFixedT(null, 'ui');
  notify.warning(t('scan.slow'), {
    id: 'slow-scanner',
    action: {
      label: t('scan.setPace'),
      onAct: () => changeScanSettings({ maxGap: Math.ceil((gap + ROOM) / 5) * 5 }),
    },
  });
}
