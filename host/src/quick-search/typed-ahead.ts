import { useSyncExternalStore } from 'react';

interface Typed {
  text: string;
  /** Enter was pressed: the first result is wanted. */
  isEntered: boolean;
}

const NOTHING: Typed = { text: '', isEntered: false };

/** What is typed from the shortcut until the text box of quick search has the focus. */
export class TypedAhead {
  private typed = NOTHING;
  private isOn = false;
  private readonly listeners = new Set<() => void>();

  /** The box is on its way: keys are for it from now on. */
  start(text: string): void {
    this.isOn = true;
    this.change({ text, isEntered: false });
  }

  /** The box takes its keys itself, or there is none any more. */
  stop(): void {
    this.isOn = false;
    this.change(NOTHING);
  }

  /** Whether the key was for the box. */
  press(key: string): boolean {
    const { text } = this.typed;
    if (!this.isOn) return false;
    if (key === 'Enter') this.change({ text, isEntered: true });
    else if (key === 'Backspace') this.change({ text: text.slice(0, -1), isEntered: false });
    else if (key.length === 1) this.change({ text: text + key, isEntered: false });
    else return false;
    return true;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  current = (): Typed => this.typed;

  private change(typed: Typed): void {
    this.typed = typed;
    for (const listener of this.listeners) listener();
  }
}

export const useTypedAhead = (ahead: TypedAhead): Typed =>
  useSyncExternalStore(ahead.subscribe, ahead.current);
