import type { Area, RegistryEntry } from '@backoffice/contracts';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

import { readRegistry, type ShownRegistry } from './registry';

/** `unavailable`: neither the server nor this browser has a list of areas. */
export type RegistryState =
  { status: 'loading' } | { status: 'ready'; registry: ShownRegistry } | { status: 'unavailable' };

const store = createStore<RegistryState>(() => ({ status: 'loading' }));
const change = (state: RegistryState) => store.setState(state, true);

/**
 * Reads the registry, at start and again for Retry. Never rejects: `useRegistry` tells the outcome.
 * A registry, once ready, stays for the life of the page.
 */
export async function loadRegistry(
  read: () => Promise<ShownRegistry> = readRegistry,
): Promise<void> {
  if (store.getState().status === 'ready') return;
  change({ status: 'loading' });
  try {
    change({ status: 'ready', registry: await read() });
  } catch {
    change({ status: 'unavailable' });
  }
}

/** The registry's state, kept up to date. */
export const useRegistry = (): RegistryState => useStore(store);

/** The registry; undefined before it is ready. */
export function currentRegistry(): ShownRegistry | undefined {
  const state = store.getState();
  return state.status === 'ready' ? state.registry : undefined;
}

/** The registry's entry of an area; undefined before it is ready and for an unknown area. */
export const registryEntry = (area: Area['name']): RegistryEntry | undefined =>
  currentRegistry()?.areas.find((entry) => entry.area.name === area);
