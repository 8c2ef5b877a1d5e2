import { useEffect, useState } from 'react';

import {
  closeCamera,
  failureOf,
  isServedSecurely,
  listCameras,
  openCamera,
  rememberCamera,
  type CameraFailure,
} from '../stream/open-camera';
import { useLongHidden } from './use-hidden';

/** A camera's picture or the reason why there is none; both are missing while it starts. */
interface Opened {
  attempt: number;
  stream?: MediaStream;
  failure?: CameraFailure;
  cameras?: readonly MediaDeviceInfo[];
}

/** Opens the camera; it goes off with the component, and when the page is hidden for long. */
export function useCamera() {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened>({ attempt: -1 });
  const isOff = useLongHidden();

  useEffect(() => {
    if (isOff) return undefined;
    return open((result) => setOpened({ attempt, ...result }));
  }, [attempt, isOff]);

  const { stream, failure, cameras = [] } = opened.attempt === attempt ? opened : {};
  const retry = () => setAttempt(attempt + 1);
  const track = stream?.getVideoTracks()[0];
  const next = () => {
    const current = cameras.findIndex(({ deviceId }) => deviceId === track?.getSettings().deviceId);
    const other = cameras[(current + 1) % cameras.length];
    if (other) rememberCamera(other.deviceId);
    retry();
  };
  return { stream, track, failure, cameras, isOff, retry, next };
}

/** Opens a camera and tells the result, also a later failure. Returns how to switch it off. */
function open(tell: (result: Omit<Opened, 'attempt'>) => void): () => void {
  let stream: MediaStream | undefined;
  let isLeft = false;

  const start = async () => {
    const opened = await openCamera();
    stream = opened;
    if (isLeft) return closeCamera(opened);
    // The camera was unplugged, or another application took it.
    opened.getVideoTracks()[0]?.addEventListener('ended', () => {
      if (!isLeft) tell({ failure: 'busy' });
    });
    const cameras = await listCameras().catch(() => []);
    if (!isLeft) tell({ stream: opened, cameras });
  };
  const opening = isServedSecurely() ? start() : Promise.resolve(tell({ failure: 'insecure' }));
  opening.catch((error: unknown) => {
    if (!isLeft) tell({ failure: failureOf(error) });
  });
  return () => {
    isLeft = true;
    if (stream) closeCamera(stream);
  };
}
