import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from '@backoffice/workspace/files.mjs';
import { inParallel } from '@backoffice/workspace/processes.mjs';

import type { Refusal } from '../refusal';
import { ask, failureOf } from './fetching';

const AT_A_TIME = 6;

/** No browser asks for these by their names. */
const isNotAsked = (file: string) => /(^|\/)\.|\.(br|gz|map)$/.test(file);

/** A fault of one file; the same fault of many files is told once. */
interface Fault {
  what: string;
  remedy: string;
}

/**
 * Checks that an address serves each file of a release with the same bytes as here, and lets pages
 * of these origins load it: browsers fetch code with `integrity` by CORS.
 */
export async function verifyFiles(
  folder: string,
  base: string,
  pages: string[],
): Promise<Refusal[]> {
  const faults = new Map<string, { remedy: string; files: Set<string> }>();
  const wanted = filesOf(folder).flatMap((file) => pages.map((page) => ({ file, page })));
  await inParallel(wanted, AT_A_TIME, async ({ file, page }) => {
    const fault = await faultOf(join(folder, file), new URL(file, base).href, page);
    if (!fault) return;
    const { files } = faults.get(fault.what) ?? { files: new Set<string>() };
    faults.set(fault.what, { remedy: fault.remedy, files: files.add(file) });
  });
  return [...faults].map(([what, { remedy, files }]) => ({
    reason: `${base}${told([...files].sort())} ${what}`,
    remedy,
  }));
}

const told = ([first = '', ...others]: string[]) =>
  others.length > 0 ? `${first} and ${others.length} more` : first;

const filesOf = (folder: string): string[] =>
  filesBelow(folder).filter((file) => !isNotAsked(file));

async function faultOf(file: string, url: string, page: string): Promise<Fault | undefined> {
  try {
    const answer = await ask(url, { origin: page });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return statusFault(answer) ?? bytesFault(bytes, file) ?? headerFault(answer, file, page);
  } catch (error) {
    const remedy = 'Make the address answer this machine too, or mend --url.';
    return { what: `cannot be fetched (${failureOf(error)})`, remedy };
  }
}

function statusFault({ status }: Response): Fault | undefined {
  if (status === 200) return undefined;
  const remedy = "Copy the release's folder there first, as --stage said.";
  return { what: `was answered with ${status}`, remedy };
}

function bytesFault(bytes: Buffer, file: string): Fault | undefined {
  if (hashOf(bytes) === hashOf(readFileSync(file))) return undefined;
  const remedy =
    'Copy the folder anew, let nothing rewrite it on its way, and empty the cache in between.';
  return { what: 'has other bytes than the release', remedy };
}

const hashOf = (bytes: Buffer) => createHash('sha384').update(bytes).digest('hex');

function headerFault({ headers }: Response, file: string, page: string): Fault | undefined {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== '*' && allowed !== page) {
    const remedy = `Let it send "Access-Control-Allow-Origin: *": pages of ${page} may not load it else.`;
    return { what: `has ${allowed ? `"${allowed}"` : 'nothing'} as its allowed origin`, remedy };
  }
  const type = headers.get('content-type') ?? '';
  const needed = TYPES.find(({ ending }) => ending.test(file));
  if (!needed || needed.type.test(type)) return undefined;
  return { what: `is sent as "${type}"`, remedy: `Let it be sent as ${needed.name}.` };
}

/** Browsers refuse style sheets of another type, and code where nosniff is set. */
const TYPES = [
  { ending: /\.js$/, type: /^(text|application)\/(x-)?javascript\b/, name: 'text/javascript' },
  { ending: /\.css$/, type: /^text\/css\b/, name: 'text/css' },
];
