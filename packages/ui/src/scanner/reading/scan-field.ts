type TextField = HTMLInputElement | HTMLTextAreaElement;

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

const PICKED = new Set(['date', 'datetime-local', 'month', 'time', 'week']);

/** In a field keys write a text, or pick a part of a date or an entry of a list. */
export type FieldKind = 'text' | 'picker';

/** The kind of a field; null where keys change nothing. */
export function fieldKind(target: EventTarget | null): FieldKind | null {
  if (target instanceof HTMLSelectElement) return 'picker';
  if (target instanceof HTMLInputElement) {
    if (NO_TEXT.has(target.type)) return null;
    return PICKED.has(target.type) || 'picks' in target.dataset ? 'picker' : 'text';
  }
  return target instanceof HTMLTextAreaElement || isEditable(target) ? 'text' : null;
}

/** Compared with true, because jsdom has no `isContentEditable`. */
const isEditable = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.isContentEditable === true;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Puts back the former content of a field; returns whether it had changed. */
export type Restore = () => boolean;

/** Remembers the content or choice of a field before a scan changes it. */
export function rememberField(target: EventTarget | null): Restore {
  if (target instanceof HTMLSelectElement) return rememberChoice(target);
  if (isTextField(target)) return rememberValue(target);
  return isEditable(target) ? rememberContent(target) : () => false;
}

/** Remembers the text and selection of a field; the result shows them again. */
export function rememberTyped(field: EventTarget): () => void {
  if (field instanceof HTMLSelectElement) return rememberChoice(field);
  if (!isTextField(field)) return () => undefined;
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    if (field.value === value) return;
    writeValue(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** Goes round React's own setter, so that React notices the change at the next event. */
function writeValue(field: TextField, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function rememberChoice(list: HTMLSelectElement): Restore {
  const chosen = [...list.options].map((option) => option.selected);
  return () => {
    const isOther = [...list.options].some((option, place) => option.selected !== chosen[place]);
    if (isOther) {
      for (const [place, option] of [...list.options].entries()) {
        option.selected = chosen[place] ?? false;
      }
    }
    return isOther;
  };
}

function rememberValue(field: TextField): Restore {
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    const isOther = field.value !== value;
    // Also when it is the same: a date that is half typed has an empty value.
    writeValue(field, value);
    if (isOther && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    return isOther;
  };
}

function rememberContent(host: HTMLElement): Restore {
  const before = [...host.childNodes].map((node) => node.cloneNode(true));
  const html = host.innerHTML;
  return () => {
    if (host.innerHTML === html) return false;
    host.replaceChildren(...before);
    getSelection()?.selectAllChildren(host);
    getSelection()?.collapseToEnd();
    return true;
  };
}
