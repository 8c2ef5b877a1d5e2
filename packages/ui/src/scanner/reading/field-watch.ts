import { fieldKind, rememberField, rememberTyped } from './scan-field';

const HEARD = ['input', 'change'] as const;
type Heard = (typeof HEARD)[number];

/**
 * Stands between a field and those who listen to it while its keys may be a scanner's: the field
 * shows them, and nobody hears of them until it is clear that a person typed them.
 */
export interface FieldWatch {
  /** One more key comes: it must meet those that the field showed. */
  renew: () => void;
  /** A person typed: all that was kept back is told. */
  release: () => void;
  /** A scanner did: the field is as it was. Whoever heard of its keys hears that, too. */
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
    // What a script or a browser's extension sets is no key of a scanner.
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

  /** A page that drew itself anew meanwhile has put back what it knew. */
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
