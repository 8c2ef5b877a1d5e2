import { createElement, useEffect, useState } from 'react';

import { Code, useCode } from '../../code/code';

const button = new Code(async () => (await import('./camera-button')).CameraButton);
const ignore = () => undefined;

/** A button to scan with the camera; devices without one don't even fetch its code. */
export function CameraScan() {
  const hasCamera = useHasCamera();
  const Button = useCode(button, { enabled: hasCamera, onFailure: ignore });
  return hasCamera && Button ? createElement(Button) : null;
}

/**
 * Whether the device has a camera, as far as can be told before somebody is asked. A page that
 * isn't served by https can't tell: then phones and tablets get the button, which says so.
 */
function useHasCamera(): boolean {
  const [has, setHas] = useState(() => !listsDevices() && matchMedia('(pointer: coarse)').matches);
  useEffect(() => {
    if (!listsDevices()) return undefined;
    let isLeft = false;
    const tell = (devices: MediaDeviceInfo[]) =>
      !isLeft && setHas(devices.some(({ kind }) => kind === 'videoinput'));
    // The screen with the button is drawn first.
    const drawn = setTimeout(
      () => void navigator.mediaDevices.enumerateDevices().then(tell, ignore),
    );
    return () => {
      isLeft = true;
      clearTimeout(drawn);
    };
  }, []);
  return has;
}

const listsDevices = () => typeof navigator.mediaDevices?.enumerateDevices === 'function';
