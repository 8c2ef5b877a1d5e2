/** A sign-in whose password was right, and that wants a code of the second factor. */
export interface AskedCode {
  email: string;
  password: string;
  /** What the server says of it. */
  data: unknown;
}
