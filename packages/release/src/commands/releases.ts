import { existsSync } from 'node:fs';

import { PREVIEW_PATH } from '@backoffice/contracts';
import { readWords, runCommand } from '@backoffice/workspace/command-line.mjs';

import { endPreview, linkTo } from '../beside/previews';
import { checkedAddress, checkName, checkVersion } from '../registry/names';
import { readRegistry, servedAs } from '../registry/registry-file';
import { failuresIn, failureText } from '../upkeep/failures';
import { listed, releasedNames, type Listed } from '../upkeep/listing';
import { noteOf } from '../upkeep/note';
import { KEPT, prune } from '../upkeep/prune';
import { unpin } from '../upkeep/unpin';
import { withdraw } from '../upkeep/withdraw';
import { releasesFolder, sameFolder } from './releases-folder';

const USAGE = `pnpm releases [--to DIR]            what there is, who released it, and what is served
pnpm releases prune [--keep N] [--older-than 30d] [--to DIR]
                                    removes what is neither among the last five of its name
                                    nor was served within 30 days, for tabs that are open
pnpm releases unpin NAME… [--to DIR]
                                    lets the next npm start serve its own build again
pnpm releases withdraw NAME [--to DIR]
                                    serves an area no longer
pnpm releases preview-link NAME [--server URL] [--company ID] [--to DIR]
                                    makes a link to a preview, which is good for a week
pnpm releases note AREA VERSION [--to DIR]
                                    what a release changes beside the served one, as Markdown
pnpm releases end-preview NAME [--to DIR]
                                    shows a preview to nobody any more`;

const OPTIONS = {
  to: { type: 'string' },
  keep: { type: 'string' },
  'older-than': { type: 'string' },
  server: { type: 'string' },
  company: { type: 'string' },
} as const;

const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

const MARKS: Record<Listed['state'], string> = { served: '→', staged: '+', kept: ' ' };

const readRequest = () => readWords({ usage: USAGE, words: Infinity, options: OPTIONS });
type Flags = ReturnType<typeof readRequest>['values'];

runCommand(async () => {
  const { values, positionals } = readRequest();
  const [task, ...names] = positionals;
  const isPrune = task === 'prune' && names.length === 0;
  const hasLimits = values.keep !== undefined || values['older-than'] !== undefined;
  if (hasLimits && !isPrune) throw new Error(USAGE);
  const kept = keptOf(values);
  const folder = releasesFolder(values.to);
  if (!existsSync(folder)) throw new Error(`Nothing was released to ${folder} yet`);
  if (!task) return list(folder);
  if (isPrune) return tellPruned(await prune(folder, kept));
  const [name = ''] = names;
  if (task === 'preview-link' && names.length === 1) return tellLink(folder, name, values);
  if (task === 'note' && names.length === 2) return tellNote(folder, names);
  if (task === 'end-preview' && names.length === 1) return endOf(folder, name);
  if (task === 'withdraw' && names.length === 1) return takeOut(folder, name, values.to);
  if (task !== 'unpin' || names.length === 0) throw new Error(USAGE);
  await unpin(folder, names);
  console.log(`The next npm start serves its own build of ${names.join(', ')}.`);
});

/** How much `prune` keeps. Throws for a bad number or age, with an example of a good one. */
function keptOf({ keep = String(KEPT.count), 'older-than': age }: Flags): typeof KEPT {
  if (!/^\d{1,6}$/.test(keep)) {
    throw new Error(`--keep: a whole number such as 5, not "${keep}"`);
  }
  const [, number, unit = ''] = /^(\d{1,6})([mhd])$/.exec(age ?? '') ?? [];
  if (age !== undefined && number === undefined) {
    throw new Error(`--older-than: a time such as 90m, 24h or 30d, not "${age}"`);
  }
  const milliseconds = number === undefined ? KEPT.age : Number(number) * (UNITS[unit] ?? 0);
  return { count: Number(keep), age: milliseconds };
}

function tellPruned({ removed, young }: Awaited<ReturnType<typeof prune>>): void {
  console.log(removed.length > 0 ? `Removed ${removed.join(', ')}` : 'Nothing to remove');
  if (young > 0) console.log(`${young} more stay for tabs that may be open: see --older-than`);
}

async function takeOut(folder: string, name: string, to?: string): Promise<void> {
  const version = await withdraw(folder, name);
  const back = `pnpm release ${name} --switch ${version}${sameFolder(to)}`;
  console.log(`${name} is served no longer. Back with: ${back}`);
}

/** The secret follows `#`: no server and no log gets it. */
async function tellLink(folder: string, name: string, { server, company }: Flags): Promise<void> {
  if (company !== undefined && !/^\d{1,9}$/.test(company)) {
    throw new Error(`--company: the number of a company, not "${company}"`);
  }
  const address = server === undefined ? 'https://shop.example' : checkedAddress(server);
  const { secret, until } = await linkTo(folder, name, {
    company: company === undefined ? undefined : Number(company),
  });
  console.log(`${address}/admin${PREVIEW_PATH}#${secret}`);
  console.log(
    `Opens until ${until.toISOString().slice(0, 16).replace('T', ' ')} UTC, for whoever is signed in, ${company === undefined ? 'of any company' : `of company ${company}`}.`,
  );
}

async function tellNote(folder: string, [name = '', version = '']: string[]): Promise<void> {
  checkName(name);
  checkVersion(version);
  console.log(noteOf(folder, await readRegistry(folder), name, version));
}

async function endOf(folder: string, name: string): Promise<void> {
  await endPreview(folder, name);
  console.log(`The preview ${name} is shown to nobody any more.`);
}

async function list(folder: string): Promise<void> {
  const registry = await readRegistry(folder);
  const failures = failuresIn(folder);
  for (const name of releasedNames(folder)) {
    console.log(name);
    const isOfStart = servedAs(registry, name)?.source === 'start';
    for (const release of listed(folder, registry, name)) {
      console.log(lineOf(release, isOfStart && release.state === 'served'));
      const failed = failures.find((one) => one.area === name && one.release === release.version);
      if (failed) console.log(`      ${failureText(failed)}`);
    }
  }
}

function lineOf(
  { version, at, state, who, commit, manifest, shownAs }: Listed,
  isOfStart: boolean,
): string {
  const moment = at.toISOString().slice(0, 16).replace('T', ' ');
  const more = [
    isOfStart && 'by npm start',
    who && `by ${who}`,
    commit && `of ${commit}`,
    manifest && `from ${new URL(manifest).origin}`,
    state === 'staged' && 'staged',
    ...shownAs,
  ].filter(Boolean);
  return `  ${MARKS[state]} ${version}  ${moment}${more.length > 0 ? `  (${more.join(', ')})` : ''}`;
}
