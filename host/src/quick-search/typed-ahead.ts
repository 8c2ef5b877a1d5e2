import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

interface Typed {
  text: string;
  /** Enter was pressed: the first result is wanted. */
  isEntered: boolean;
}

const NOTHING: Typed = { text: '', isEntered: false };

/** Collects the keys from the shortcut until the text box of quick search has the focus. */
export class TypedAhead {
  readonly typed = createStore<Typed>(() => NOTHING);
  private isOn = false;

  /** The box is on its way: keys are for it from now on. */
  start(text: string): void {
    this.isOn = true;
    this.typed.setState({ text, isEntered: false });
  }

  /** The box takes its keys itself, or there is none any more. */
  stop(): void {
    this.isOn = false;
    this.typed.setState(NOTHING);
  }

  /** Whether the key was for the box. */
  press(key: string): boolean {
    const { text } = this.typed.getState();
    if (!this.isOn) return false;
    if (key === 'Enter') this.typed.setState({ text, isEntered: true });
    else if (key === 'Backspace')
      this.typed.setState({ text: text.slice(0, -1), isEntered: false });
    else if (key.length === 1) this.typed.setState({ text: text + key, isEntered: false });
    else return false;
    return true;
  }
}

export const useTypedAhead = ({ typed }: TypedAhead): Typed => useStore(typed);
