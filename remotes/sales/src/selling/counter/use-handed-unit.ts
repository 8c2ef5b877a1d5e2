import { useUrlState } from '@backoffice/ui';
import { useEffect, useEffectEvent } from 'react';

/** A unit that another page hands over in the address: it comes onto the counter once, as if scanned. */
export function useHandedUnit(take: (barcode: string) => Promise<unknown>): void {
  const [{ unit }, setUrl] = useUrlState({ unit: '' });
  const takeOnce = useEffectEvent((barcode: string) => {
    setUrl({ unit: '' });
    // Whoever looks it up tells of a failure.
    take(barcode).catch(() => undefined);
  });
  useEffect(() => {
    if (unit) takeOnce(unit);
  }, [unit]);
}
