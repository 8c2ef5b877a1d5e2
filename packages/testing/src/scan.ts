import { plainDigits } from '@backoffice/contracts';
import { act } from '@testing-library/react';

/** Milliseconds between two keys of a scanner and of a hand, and from one code to the next. */
const GAP = 5;
const GAP_BY_HAND = 200;
const PAUSE = 1_000;

/**
 * Time stamp of the next scan's first key: long ago, so that keys which a test presses after the
 * scan count as typed by hand, however fast the test is.
 */
let clock = -1_000_000;

function insertCharacter(field: HTMLInputElement | HTMLTextAreaElement, character: string): void {
  const setter = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(field) as object,
    'value',
  )?.set;
  const init = { bubbles: true, data: character };
  field.dispatchEvent(new InputEvent('beforeinput', init));
  setter?.call(field, field.value + character);
  field.dispatchEvent(new InputEvent('input', init));
}

const isTextField = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type));

function press(key: string, at: number): void {
  const target = document.activeElement ?? document.body;
  // A keyboard that types digits of another script has them on the same keys.
  const code = /^\p{Nd}$/u.test(key)
    ? `Digit${plainDigits(key)}`
    : key.length === 1
      ? `Key${key.toUpperCase()}`
      : key;
  const stroke = (type: 'keydown' | 'keyup') => {
    const event = new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true });
    // The pace is what tells a scanner from a person; a slow test machine must not change it.
    Object.defineProperty(event, 'timeStamp', { value: at });
    return target.dispatchEvent(event);
  };
  const isDefaultWanted = stroke('keydown');
  // The page may have moved the focus meanwhile.
  const field = document.activeElement ?? target;
  if (isDefaultWanted && key.length === 1 && isTextField(field)) insertCharacter(field, key);
  if (isDefaultWanted && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
  if (isDefaultWanted && key === 'Enter' && target instanceof HTMLInputElement)
    target.form?.requestSubmit();
  stroke('keyup');
}

async function pressAll(keys: readonly string[], gap: number): Promise<void> {
  await act(async () => {
    keys.forEach((key, index) => press(key, clock + index * gap));
    clock += keys.length * gap + PAUSE;
    await Promise.resolve();
  });
}

/**
 * Types a code as a USB scanner does: into whatever has the focus, Enter at the end; `gap` ms a key.
 */
export const scan = (code: string, ending: 'Enter' | 'Tab' = 'Enter', gap = GAP): Promise<void> =>
  pressAll([...code, ending], gap);

/** Types a code by hand into a field, five keys a second, Enter at the end. */
export async function typeCode(field: HTMLElement, code: string): Promise<void> {
  act(() => field.focus());
  await pressAll([...code, 'Enter'], GAP_BY_HAND);
}
