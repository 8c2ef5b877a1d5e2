/**
 * A CSS length. One millimetre is `--mm`: a real one on paper, a smaller one in the preview, so
 * that both are the same drawing without a transform.
 */
export const millimetres = (value: number): string => `calc(var(--mm) * ${value})`;
