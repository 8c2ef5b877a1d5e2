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
