/** The library's default; the specification keeps products longer than everything else. */
export const PRODUCT_RETENTION = 5 * 60_000;
