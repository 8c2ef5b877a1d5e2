import { sameFolder } from './releases-folder';

/** Tells what the gate could not see. */
export function tellUnchecked({ unchecked }: { unchecked: string[] }): void {
  for (const what of unchecked) console.log(`  not checked: ${what}`);
}

interface Done {
  before: string | undefined;
  version: string;
  refusals: { reason: string }[];
  canary: string | undefined;
}

/** Tells what is served now, and the way back. */
export function tellServed(
  name: string,
  { before, version, refusals, canary }: Done,
  to: string | undefined,
  together: string[] = [name],
): void {
  tellForced(refusals);
  if (before === version) console.log(`${name} ${version} is served already; nothing changed.`);
  else console.log(`${name} ${version} is served${before ? `, before it was ${before}` : ''}.`);
  tellCanary(name, canary, to);
  const isLast = name === together.at(-1);
  if (isLast && before !== version && (before ?? together.length > 1)) {
    console.log(`Back with: pnpm rollback ${together.join(' ')}${sameFolder(to)}`);
  }
}

/** Tells that some people go on to see another release than the one that is served now. */
export function tellCanary(name: string, canary: string | undefined, to: string | undefined): void {
  if (canary === undefined) return;
  console.log(
    `A canary goes on for ${canary}. End it with: pnpm release ${name} --end${sameFolder(to)}`,
  );
}

/** Tells what `--force` went past. */
export function tellForced(refusals: Done['refusals']): void {
  for (const { reason } of refusals) console.warn(`  forced past: ${reason}`);
}
