import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

/** Whose button opened the camera; there is one picture at most. */
const store = createStore<{ owner: string | null }>(() => ({ owner: null }));

export const useCameraOwner = (): string | null => useStore(store).owner;
export const showCamera = (owner: string): void => store.setState({ owner });

/** Only that owner's, where one is given. */
export function hideCamera(owner?: string): void {
  if (owner === undefined || store.getState().owner === owner) store.setState({ owner: null });
}

/**
 * Whether the device has a camera, as far as it can be told without asking for it. Where the page is
 * not served securely nothing can: a phone or tablet has one, and is told why it can't be used.
 */
export function useHasCamera(): boolean {
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
