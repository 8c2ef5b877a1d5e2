/** Whole cents of euros with at most two places; sums of money are never binary fractions. */
export const centsOf = (euros: string): number => Math.round(Number(euros) * 100);

/** Euros with two places: "45.50". */
export const eurosOf = (cents: number): string => (cents / 100).toFixed(2);
