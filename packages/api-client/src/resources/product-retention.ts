/** Milliseconds, the library's default: the specification keeps products longer than all else. */
export const PRODUCT_RETENTION = 5 * 60_000;
