import { refuse } from '../../errors';

const WINDOW = 60_000;

/**
 * Limits what each sender may report within a minute, so that a flood crowds out only its sender's own.
 *
 * @returns a function that takes one report, or throws `too_many_reports`
 */
export function reportLimit(): (sender: string, most: number, now: Date) => void {
  let windowStart = 0;
  const taken = new Map<string, number>();
  return (sender, most, now) => {
    if (Math.abs(now.getTime() - windowStart) >= WINDOW) {
      windowStart = now.getTime();
      taken.clear();
    }
    const count = (taken.get(sender) ?? 0) + 1;
    taken.set(sender, count);
    if (count > most) throw refuse('too_many_reports', {}, { retryAfter: 60 });
  };
}
