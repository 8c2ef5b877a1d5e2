import { readStored, writeStored } from '@backoffice/api-client/storage';

/** Why there is no picture. */
export type CameraFailure = 'insecure' | 'refused' | 'none' | 'busy' | 'failed';

const NAME = 'camera';
const SIZE = { width: { ideal: 1_280 }, height: { ideal: 720 } };

const FAILURES: Record<string, CameraFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export const failureOf = (error: unknown): CameraFailure =>
  FAILURES[(error as Error | null)?.name ?? ''] ?? 'failed';

/** Whether the page may ask for a camera at all: browsers lend it to https only. */
export const isServedSecurely = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function';

/**
 * The picture of the camera that was chosen last, else of the one that looks away from the person.
 * Rejects as the browser does.
 */
export async function openCamera(): Promise<MediaStream> {
  const chosen = readStored(NAME);
  const ask = (which: MediaTrackConstraints) =>
    navigator.mediaDevices.getUserMedia({ video: { ...which, ...SIZE } });
  if (chosen) {
    try {
      return await ask({ deviceId: { exact: chosen } });
    } catch (error) {
      // It is gone, or has another name by now.
      if (failureOf(error) !== 'none') throw error;
    }
  }
  return ask({ facingMode: { ideal: 'environment' } });
}

export const closeCamera = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop());

/** The cameras of this device, by id; named only once one of them was allowed. */
export const listCameras = async (): Promise<MediaDeviceInfo[]> =>
  (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');

/** From now on this one, in this browser. */
export const rememberCamera = (id: string): boolean => writeStored(NAME, id);
