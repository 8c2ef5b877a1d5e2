/** What every mutation takes: the body of §7, and a key that stays the same for every retry. */
export interface Write<Input> {
  input: Input;
  /** `DraftKey.value`; without one (work that may safely happen twice) the server takes it as new. */
  idempotencyKey?: string;
}
