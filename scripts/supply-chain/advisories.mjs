import { askPnpm } from './what-runs.mjs';

/** Output of an audit when the registry, or its mirror, has no advisories or can't be reached. */
const NO_ANSWER = /ERR_PNPM_AUDIT|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|fetch failed/;

/**
 * Judges an audit by its exit code and output.
 *
 * @param {{ code: number, output: string }} audit
 * @returns {import('./what-runs.mjs').Found}
 */
export function judgeAudit({ code, output }) {
  if (code === 0) return { isFine: true, lines: ['✓ no known advisory about what runs'] };
  if (NO_ANSWER.test(output)) {
    return { isFine: true, lines: ['– advisories: skipped, the registry answers no audit'] };
  }
  return { isFine: false, lines: ['✗ advisories:', output.trim()] };
}

export const checkAdvisories = async () => judgeAudit(await askPnpm(['audit']));
