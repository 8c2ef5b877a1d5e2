/** The class of a control, with or without an error. */
export const controlClass = (base: string, error: string | undefined) =>
  error ? `${base} is-invalid` : base;
