import { ApiError } from '@backoffice/api-client';
import { sharedTillQueries, signInByPin } from '@backoffice/api-client/resources/shared-tills';
import { dismissNotifications } from '@backoffice/ui/notify';
import { useScanSettings } from '@backoffice/ui/scanner';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { reportLoginFailure } from '../login-failure';
import type { PersonHere } from './people';

const LENGTH = 6;
/** With fewer tries left than this, their number is said. */
const FEW = 3;

interface Refusal {
  number: number;
  /** Undefined while there are enough. */
  left: number | undefined;
}

/** Sends six digits unless a seventh follows at a scanner's pace: then it was a scan, no PIN. */
export function usePin({ id }: PersonHere, onLocked: () => void) {
  const client = useQueryClient();
  const { maxGap } = useScanSettings();
  const [pin, setPin] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const refuse = (error: unknown) => {
    setPin('');
    setIsBusy(false);
    const { code, status, data } = error instanceof ApiError ? error : unknownError;
    const left = (data as { tries_left?: unknown } | null | undefined)?.tries_left;
    if (status === 401 && typeof left === 'number' && left > 0) {
      setRefusal({ number: (refusal?.number ?? 0) + 1, left: left < FEW ? left : undefined });
      return;
    }
    // The new answer says who is locked, or that the till was revoked.
    void client.invalidateQueries({ queryKey: sharedTillQueries.here().queryKey });
    if (code === 'pin_locked' || left === 0) onLocked();
    else if (status !== 401) reportLoginFailure(error);
  };
  const send = useEffectEvent(async () => {
    if (pin.length > LENGTH) return setPin('');
    setIsBusy(true);
    setRefusal(undefined);
    await signInByPin({ user: id, pin }).then(dismissNotifications, refuse);
  });
  useEffect(() => {
    if (pin.length < LENGTH) return undefined;
    const timer = setTimeout(() => void send(), 2 * maxGap);
    return () => clearTimeout(timer);
  }, [pin, maxGap]);

  const type = (text: string) => setPin(text.replaceAll(/\D/g, '').slice(0, LENGTH + 1));
  return { pin, type, isBusy, refusal };
}

const unknownError = { code: 'unknown', status: 0, data: undefined };
