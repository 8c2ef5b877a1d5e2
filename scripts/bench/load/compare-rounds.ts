import { median } from '../../../packages/server/src/bench/tables/report.ts';

/** The builds that are compared: areas by federation, and the same code as one bundle. */
export const KINDS = ['federated', 'single'] as const;
export type Kind = (typeof KINDS)[number];
export type Figures = Record<string, number>;
/** The medians of each figure. */
export type Compared = Record<string, Record<Kind | 'ratio', number>>;

/**
 * Medians of rounds, and the median of the ratios within each: what else the machine did in a round
 * slowed down both.
 */
export function compareRounds({ federated, single }: Record<Kind, Figures[]>): Compared {
  const names = new Set([...federated, ...single].flatMap((round) => Object.keys(round)));
  return Object.fromEntries(
    [...names].map((name) => {
      const valuesOf = (rounds: Figures[]) => rounds.map((round) => round[name] ?? 0);
      const [one, other] = [valuesOf(federated), valuesOf(single)];
      const ratio = median(one.map((value, at) => value / (other[at] ?? NaN)));
      return [name, { federated: median(one), single: median(other), ratio }];
    }),
  );
}
