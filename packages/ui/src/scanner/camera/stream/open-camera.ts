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

/** Whether the page may ask for a camera at all: browsers give it only to https. */
export const isServedSecurely = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Opens the camera chosen last, else the one on the back. Rejects with the browser's error. */
export async function openCamera(): Promise<MediaStream> {
  const chosen = readStored(NAME);
  const ask = (which: MediaTrackConstraints) =>
    navigator.mediaDevices.getUserMedia({ video: { ...which, ...SIZE } });
  if (chosen) {
    try {
      return await ask({ deviceId: { exact: chosen } });
    } catch (error) {
      // The chosen camera is gone, or has another id by now.
      if (failureOf(error) !== 'none') throw error;
    }
  }
  return ask({ facingMode: { ideal: 'environment' } });
}

export const closeCamera = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop());

/** The cameras of this device. Browsers give their ids only once one of them was allowed. */
export const listCameras = async (): Promise<MediaDeviceInfo[]> =>
  (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');

/** Makes this camera the one that opens from now on in this browser. */
export const rememberCamera = (id: string): boolean => writeStored(NAME, id);
