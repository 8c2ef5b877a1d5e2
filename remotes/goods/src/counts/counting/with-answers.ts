import type { CountedScan, CountView } from '@backoffice/contracts';

/** The server answers this number of one's own latest scans with a count. */
const MOST = 50;
/** Outcomes that add no unit to the count. */
const NO_UNIT: readonly string[] = ['already', 'unknown', 'withdrawn'];

/** A count with the server's latest answers to scans, until it is loaded again. */
export function withAnswers(view: CountView, answers: readonly CountedScan[]): CountView {
  const known = new Set(view.scans.map(({ key }) => key));
  const fresh = answers.filter(({ key }) => !known.has(key));
  const units = fresh.filter(({ outcome }) => !NO_UNIT.includes(outcome));
  const [by] = units.map((scan) => scan.by);
  const people = by === undefined ? view.people : withMore(view.people, by, units.length);
  return {
    ...view,
    count: { ...view.count, scanned: view.count.scanned + units.length },
    people,
    scans: [...fresh.toReversed(), ...view.scans].slice(0, MOST),
  };
}

const withMore = (people: CountView['people'], by: string, more: number): CountView['people'] =>
  people.some((one) => one.by === by)
    ? people.map((one) => (one.by === by ? { by, scanned: one.scanned + more } : one))
    : [...people, { by, scanned: more }];
