import { serverNow } from '@backoffice/api-client';
import type { CountDevice } from '@backoffice/contracts';

import { deviceId } from '../queue/device';

/** Milliseconds: who is there says so every fifteen seconds. */
const SILENCE = 30_000;

/** Other devices that have scans to send, or may have some that nobody has heard of. */
export function useOpenDevices(devices: readonly CountDevice[]): CountDevice[] {
  const now = serverNow().getTime();
  return devices.filter(
    ({ device, left, pending, seen_at }) =>
      device !== deviceId() && !left && (pending > 0 || now - Date.parse(seen_at) > SILENCE),
  );
}
