/** What every mutation takes: the specified body, and a key that stays the same for every retry. */
export interface Write<Input> {
  input: Input;
  /** `DraftKey.value`. */
  idempotencyKey: string;
  /** `approve`'s answer, where somebody else had to allow it. */
  approval?: string;
}
