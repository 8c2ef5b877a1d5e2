import { createElement, useEffect, useState } from 'react';

import { Code, useCode } from '../../loading/code';

const button = new Code(async () => (await import('./camera-button')).CameraButton);
const ignore = () => undefined;

/** A button that scans with the camera, where the device has one; the others fetch nothing of it. */
export function CameraScan() {
  const hasCamera = useHasCamera();
  const Button = useCode(button, { enabled: hasCamera, onFailure: ignore });
  return hasCamera && Button ? createElement(Button) : null;
}

/**
 * Whether the device has a camera, as far as it can be told without asking for it. Where the page is
 * not served securely nothing can: a phone or tablet has one, and is told why it can't be used.
 */
function useHasCamera(): boolean {
  const [has, setHas] = useState(() => !listsDevices() && matchMedia('(pointer: coarse)').matches);
  useEffect(() => {
    if (!listsDevices()) return undefined;
    let isLeft = false;
    navigator.mediaDevices.enumerateDevices().then(
      (devices) => !isLeft && setHas(devices.some(({ kind }) => kind === 'videoinput')),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return has;
}

const listsDevices = () => typeof navigator.mediaDevices?.enumerateDevices === 'function';
