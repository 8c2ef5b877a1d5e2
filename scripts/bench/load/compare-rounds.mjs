import { median } from '../../../packages/server/src/bench/report.ts';

/**
 * Medians of rounds, and the median of the ratios within each: what else the machine did in a round
 * slowed down both.
 *
 * @param {Record<'federated' | 'single', Record<string, number>[]>} rounds
 * @returns {Record<string, { federated: number, single: number, ratio: number }>} by figure
 */
export function compareRounds({ federated, single }) {
  const names = Object.keys(federated[0]);
  return Object.fromEntries(
    names.map((name) => {
      const ratios = federated.map((round, at) => round[name] / single[at][name]);
      const medianOf = (rounds) => median(rounds.map((round) => round[name]));
      return [
        name,
        { federated: medianOf(federated), single: medianOf(single), ratio: median(ratios) },
      ];
    }),
  );
}
