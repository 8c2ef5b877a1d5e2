import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Path of an installed program, or nothing.
 *
 * @param {readonly string[]} names the best first
 */
export function findProgram(names, { PATH = '' } = process.env) {
  const folders = PATH.split(delimiter);
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Path of a Firefox: `FIREFOX_PATH`, or an installed one. */
export const findFirefox = (environment = process.env) =>
  environment.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox'], environment);
