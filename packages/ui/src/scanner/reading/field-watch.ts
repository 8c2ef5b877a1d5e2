import { fieldKind, rememberField, rememberTyped } from './scan-field';

const HEARD = ['input', 'change'] as const;
type Heard = (typeof HEARD)[number];

/**
 * Holds back a field's events while its keys may be a scanner's: the field shows the keys, but the
 * page doesn't hear of them until it is clear that a person typed them.
 */
export interface FieldWatch {
  /** Before one more key: shows the typed text again if the page has overwritten it. */
  renew: () => void;
  /** A person typed: the events that were held back are sent. */
  release: () => void;
  /** A scanner typed: puts the field back, and tells the page if it heard of the keys. */
  restore: () => void;
}

const NOT_WATCHED: FieldWatch = {
  renew: () => undefined,
  release: () => undefined,
  restore: () => undefined,
};

// eslint-disable-next-line max-lines-per-function -- one watch, whose parts share what was kept back
export function watchField(target: EventTarget | null): FieldWatch {
  if (!target || fieldKind(target) === null) return NOT_WATCHED;
  const putBack = rememberField(target);
  const kept = new Set<Heard>();
  let showTyped = () => {};
  let wasHeard = false;

  const keep = (event: Event) => {
    if (event.target !== target) return;
    // An event of a script or browser extension is not a scanner's key, and the page hears it.
    if (!event.isTrusted) {
      wasHeard = true;
      return;
    }
    event.stopImmediatePropagation();
    kept.add(event.type as Heard);
    showTyped = rememberTyped(target);
  };
  const stop = () => {
    for (const type of HEARD) document.removeEventListener(type, keep, { capture: true });
  };
  const tell = (types: Iterable<Heard>) => {
    for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }));
  };
  for (const type of HEARD) document.addEventListener(type, keep, { capture: true });

  /** A page that was drawn again meanwhile has set the field to the old value that it knew. */
  const renew = () => {
    if (kept.size > 0) showTyped();
  };

  return {
    renew,
    release() {
      stop();
      wasHeard = true;
      renew();
      tell(kept);
      kept.clear();
    },
    restore() {
      stop();
      kept.clear();
      const isOther = putBack();
      if (isOther && wasHeard) tell(target instanceof HTMLSelectElement ? HEARD : ['input']);
    },
  };
}
