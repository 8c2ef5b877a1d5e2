import type { Database } from '../db/database';

export type Engine = Database['engine'];

/** Both engines, or the one that TEST_ENGINE names. */
export const ENGINES: Engine[] = (['embedded', 'postgres'] as const).filter(
  (engine) => (process.env.TEST_ENGINE ?? engine) === engine,
);

/** Engines that most tests run on: PostgreSQL, and both with TESTS=all. */
export const ENGINES_OF_MOST: Engine[] = process.env.TESTS === 'all' ? ENGINES : ENGINES.slice(-1);

/** How often a race, a kill or a bad request is tried: few in a test run, all with ROUNDS=full. */
export const rounds = (few: number, full: number): number =>
  process.env.ROUNDS === 'full' ? full : few;

/** Milliseconds that a test of such rounds may take: full ones are bounded by whoever runs them. */
export const patience = (few: number): number => rounds(few, 3_600_000);
