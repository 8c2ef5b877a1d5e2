/** Why a release would break something, and what to do about it. */
export interface Refusal {
  reason: string;
  remedy: string;
}
