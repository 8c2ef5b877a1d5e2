import { outageState } from '@backoffice/api-client/outage-state';
import { KEEPS_SELLING, readStored } from '@backoffice/api-client/storage';
import { Code, onDemand } from '@backoffice/ui';
import { useEffect } from 'react';

import { holdsSales } from '../outage/holds-sales';
import { standBy } from '../outage/stand-by';
import { useIsSharedTill } from '../session/lock/switch-person';

/** Milliseconds after which a page has what it needs itself. */
const SETTLED = 2_000;

const OutageBar = onDemand<{ isOn: boolean; onClose: () => void }>(
  async () => (await import('../outage/outage-bar')).default,
);
/** Without this code the till sells as all others do; the next page tries again. */
const stay = () => undefined;
const code = new Code(() => import('../outage/keep'));

const isInMode = () => readStored(KEEPS_SELLING) !== null;

const act = (how: 'keep' | 'forget') =>
  void code.fetch().then(
    (keeping) => keeping[how](),
    () => undefined,
  );

/** Says what the server serves: a newer release is kept at once, one that couldn't be is tried again. */
export function noteServed(isNewer: boolean): void {
  if (isInMode() && (isNewer || outageState()?.is === 'failed')) act('keep');
}

/** On a till that goes on selling without a line, keeps what is served; elsewhere takes that back. */
export function OutageMode() {
  const isTill = useIsSharedTill();
  const isOn = isTill && isInMode();
  useEffect(() => {
    standBy();
    if (isOn) {
      const timer = setTimeout(act, SETTLED, 'keep');
      return () => clearTimeout(timer);
    }
    if (outageState() !== null) act('forget');
    return undefined;
  }, [isOn]);
  return isOn || holdsSales() ? <OutageBar isOn={isOn} onClose={stay} /> : null;
}
