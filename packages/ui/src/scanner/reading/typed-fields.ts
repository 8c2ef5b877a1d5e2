import { watchField, type FieldWatch } from './field-watch';
import { FRAGMENT_PATIENCE, SCAN_SILENCE } from './scan-reader';

/** Milliseconds after which one or two keys, if no other follows, are a person's. */
const FEW_KEYS = SCAN_SILENCE;
/** Milliseconds for three and more quick keys, which are probably a scan and may be half of one. */
const MORE_KEYS = FRAGMENT_PATIENCE + 10;

/** The fields that one run of keys reaches: mostly one, but two if the focus moves meanwhile. */
export class TypedFields {
  private readonly watches = new Map<EventTarget | null, FieldWatch>();
  private keys = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  watch(target: EventTarget | null): void {
    this.keys += 1;
    const watched = this.watches.get(target);
    if (watched) watched.renew();
    else this.watches.set(target, watchField(target));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tellAll(), this.keys < 3 ? FEW_KEYS : MORE_KEYS);
  }

  /** A key is about to change a field: the page may have moved the focus there since it was pressed. */
  reach(target: EventTarget | null): void {
    if (this.keys > 0 && !this.watches.has(target)) this.watches.set(target, watchField(target));
  }

  /** A person typed. */
  release(): void {
    this.tellAll();
    this.watches.clear();
    this.keys = 0;
  }

  /** A scanner typed. */
  restore(): void {
    clearTimeout(this.timer);
    for (const field of this.watches.values()) field.restore();
    this.watches.clear();
    this.keys = 0;
  }

  /** Sends the held-back events, but keeps the watches: the rest of a scan may still come. */
  private tellAll(): void {
    clearTimeout(this.timer);
    for (const field of this.watches.values()) field.release();
  }
}
