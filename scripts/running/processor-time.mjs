/** A script that ends as the program does, and writes its processor time to a stream of its own. */
const TIMED = '"$0" "$@" 3>&-; code=$?; times >&3; exit $code';

/**
 * A program whose processor time is told on the fourth stream when it ends, with that of all that it
 * started and waited for.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {[program: string, args: string[]]}
 */
export const timed = (program, args) => ['/bin/sh', ['-c', TIMED, program, ...args]];

/**
 * @param {string} told output of `times`: a line for the shell, one for its programs
 * @returns {number | undefined} seconds
 */
export function secondsIn(told) {
  const times = told
    .trim()
    .split('\n')[1]
    ?.match(/(\d+)m([\d.,]+)s (\d+)m([\d.,]+)s/);
  if (!times) return undefined;
  const [user = 0, ofUser = 0, system = 0, ofSystem = 0] = times
    .slice(1)
    .map((number) => Number(number.replace(',', '.')));
  return (user + system) * 60 + ofUser + ofSystem;
}
