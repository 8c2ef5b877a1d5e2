type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NO_TEXT = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !NO_TEXT.has(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable);

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

/**
 * Remembers what stands in a field before a scan types into it (or, in a list, selects by it).
 * Returns a function that puts it back, in a way that React notices.
 */
export function rememberField(target: EventTarget | null): () => void {
  if (!isField(target)) return () => undefined;
  const { value } = target;
  const prototype: unknown = Object.getPrototypeOf(target);
  return () => {
    if (target.value === value) return;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value);
    const type = target instanceof HTMLSelectElement ? 'change' : 'input';
    target.dispatchEvent(new Event(type, { bubbles: true }));
  };
}
