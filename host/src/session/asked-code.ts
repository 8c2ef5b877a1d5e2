/** A sign-in whose password was right, and that wants a code of the second factor. */
export interface AskedCode {
  email: string;
  password: string;
  /** Data of the server's refusal, such as `remember_days`. */
  data: unknown;
}
