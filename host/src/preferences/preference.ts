import { readStored, writeStored } from '@backoffice/api-client/storage';
import { useStore } from 'zustand/react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** One of a few words that is remembered in this browser and shared by all who use it. */
export interface Preference<T extends string> {
  store: StoreApi<T>;
  set: (word: T) => void;
}

/** @param words what may be chosen; the first is the default */
export function preference<T extends string>(
  name: string,
  words: readonly [T, ...T[]],
): Preference<T> {
  const stored = readStored(name);
  const store = createStore<T>(() => words.find((word) => word === stored) ?? words[0]);
  return {
    store,
    set(word) {
      store.setState(word);
      writeStored(name, word);
    },
  };
}

export const usePreference = <T extends string>({ store }: Preference<T>): T => useStore(store);
