const TYPED = /^\d{1,8}(?:[.,]\d{0,2})?$/;

/** Whole cents of an amount as people type it, with point or comma; null for what is no amount. */
export function typedCents(text: string): number | null {
  const trimmed = text.trim();
  if (!TYPED.test(trimmed)) return null;
  const [euros = '0', cents = ''] = trimmed.split(/[.,]/);
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}
