import { STORAGE_PREFIX } from '@backoffice/contracts';
import { useSyncExternalStore } from 'react';

/** One of a few words that is remembered in this browser and shared by all who use it. */
export interface StoredChoice<T extends string> {
  get: () => T;
  set: (choice: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @param words what may be chosen; the first is the default */
export function storedChoice<T extends string>(
  name: string,
  words: readonly [T, ...T[]],
): StoredChoice<T> {
  const key = `${STORAGE_PREFIX}${name}`;
  const listeners = new Set<() => void>();
  let choice = read(key, words);
  return {
    get: () => choice,
    set(next) {
      choice = next;
      write(key, next);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStoredChoice = <T extends string>(choice: StoredChoice<T>): T =>
  useSyncExternalStore(choice.subscribe, choice.get);

function read<T extends string>(key: string, words: readonly [T, ...T[]]): T {
  try {
    const stored = localStorage.getItem(key);
    return words.find((word) => word === stored) ?? words[0];
  } catch {
    return words[0];
  }
}

function write(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
