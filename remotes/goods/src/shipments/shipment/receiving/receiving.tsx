import type { ShipmentView } from '@backoffice/contracts';
import { onDemand } from '@backoffice/ui';
import { ScanStatus } from '@backoffice/ui/scanner';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SentUnits } from '../sent-units';
import { ReceiveBar } from './receive-bar';
import { Strays } from './strays';
import { useReceive } from './use-receive';
import { useScanToTick } from './use-scan-to-tick';
import { useTicks } from './use-ticks';

const CloseDialog = onDemand(async () => (await import('../../late-parts')).CloseDialog);
const ReceiveAllDialog = onDemand(async () => (await import('../../late-parts')).ReceiveAllDialog);

/** Receives a shipment: scans tick its units, which are booked together, as often as more come. */
export function Receiving({ view }: { view: ShipmentView }) {
  const { id, may_receive, may_close } = view.shipment;
  const ticks = useTicks(id);
  const { receive, isReceiving, isUnanswered } = useReceive(id, ticks);
  const button = useRef<HTMLButtonElement>(null);
  // The button gets the focus, so that the next Enter receives.
  const onTicked = () => button.current?.focus();
  const { strays, dismiss } = useScanToTick({ view, ticks, enabled: may_receive, onTicked });
  const [asks, setAsks] = useState<'all' | 'close' | null>(null);
  const awaited = view.units.filter(({ state }) => state === 'under_way').map((unit) => unit.id);
  const here = awaited.filter(ticks.has);
  return (
    <>
      {may_receive && <Strays strays={strays} onDismiss={dismiss} />}
      <SentUnits units={view.units} ticks={may_receive ? ticks : undefined}>
        {may_receive && <ScanHint />}
      </SentUnits>
      <ReceiveBar
        ticked={here.length}
        awaited={awaited.length}
        mayReceive={may_receive}
        mayClose={may_close}
        isReceiving={isReceiving}
        isUnanswered={isUnanswered}
        button={button}
        onReceive={() => void receive(here)}
        onReceiveAll={() => setAsks('all')}
        onCloseShort={() => setAsks('close')}
      />
      {asks === 'all' && (
        <ReceiveAllDialog
          count={awaited.length - here.length}
          onReceive={() => receive(awaited)}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'close' && <CloseDialog view={view} onClose={() => setAsks(null)} />}
    </>
  );
}

function ScanHint() {
  const { t } = useTranslation('goods');
  return (
    <div className="mb-3">
      <p className="form-text mt-0">{t('shipments.scanHint')}</p>
      <ScanStatus last />
    </div>
  );
}
