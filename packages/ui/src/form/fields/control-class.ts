export const controlClass = (base: string, error: string | undefined) =>
  error ? `${base} is-invalid` : base;
