import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a server wrote down of a release that failed in browsers. */
export interface Failure {
  area: string;
  release: string;
  errors: number;
  sessions: number;
  views: number;
  /** ISO date and time. */
  at: string;
}

/** Errors in the shell are the host's. */
const SHELL = 'shell';
const DAY = 86_400_000;

/** The releases that failed within a day, as a server that serves the folder told; none without its file. */
export function failuresIn(releases: string, now = Date.now()): Failure[] {
  const file = join(releases, 'failing.json');
  if (!existsSync(file)) return [];
  try {
    const { failing } = JSON.parse(readFileSync(file, 'utf8')) as { failing: Failure[] };
    const isRecent = ({ at }: Failure) => now - Date.parse(at) < DAY;
    return failing
      .filter(isRecent)
      .map((one) => (one.area === SHELL ? { ...one, area: 'host' } : one));
  } catch {
    return [];
  }
}

export const failureText = ({ errors, sessions, views, at }: Failure): string =>
  `! ${errors} errors in ${sessions} browsers and ${views} views within a quarter of an hour, at ${at.slice(0, 16).replace('T', ' ')} UTC`;
