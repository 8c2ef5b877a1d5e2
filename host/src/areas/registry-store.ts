import type { Area, Registry, RegistryEntry } from '@backoffice/contracts';
import { useSyncExternalStore } from 'react';

import { readRegistry } from './registry';

/** `unavailable`: neither the server nor this browser has a list of areas. */
export type RegistryState =
  { status: 'loading' } | { status: 'ready'; registry: Registry } | { status: 'unavailable' };

let state: RegistryState = { status: 'loading' };
const listeners = new Set<() => void>();

function change(next: RegistryState) {
  state = next;
  listeners.forEach((listener) => listener());
}

/**
 * Reads the registry, at start and again for Retry. Never rejects: `useRegistry` tells the outcome.
 * A registry, once ready, stays for the life of the page.
 */
export async function loadRegistry(read: () => Promise<Registry> = readRegistry): Promise<void> {
  if (state.status === 'ready') return;
  change({ status: 'loading' });
  try {
    change({ status: 'ready', registry: await read() });
  } catch {
    change({ status: 'unavailable' });
  }
}

/** The registry's state, kept up to date. */
export const useRegistry = (): RegistryState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );

/** The registry; undefined before it is ready. */
export const currentRegistry = (): Registry | undefined =>
  state.status === 'ready' ? state.registry : undefined;

/** The registry's entry of an area; undefined before it is ready and for an unknown area. */
export const registryEntry = (area: Area['name']): RegistryEntry | undefined =>
  currentRegistry()?.areas.find((entry) => entry.area.name === area);
