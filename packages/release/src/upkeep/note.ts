import type { RegistryFile } from '@backoffice/contracts';

import { readAreaRelease, type AreaRelease } from '../read/read-release';
import { servedAs } from '../registry/registry-file';
import { folderOf } from '../serve';

/**
 * What a release of an area changes beside the served one, as Markdown for a pull request: bytes by page,
 * calls, pages and links. Throws for the host, and for a release that isn't there.
 */
export function noteOf(
  releases: string,
  registry: RegistryFile,
  name: string,
  version: string,
): string {
  if (name === 'host') throw new Error('Only areas have such a note: name one.');
  const read = (release: string) =>
    readAreaRelease(folderOf(releases, name, release), { name, version: release });
  const next = read(version);
  const served = servedAs(registry, name)?.release;
  const before = served === undefined || served === version ? undefined : read(served);
  return [
    `### ${name} ${version}${before ? `, beside ${before.version}` : ''}`,
    '',
    ...weightTable(next, before),
    ...(before ? ['', ...changes(next, before)] : []),
  ].join('\n');
}

const inKb = (bytes: number) => (bytes / 1_000).toFixed(1);

/** The weights as sent with brotli, in KB. */
function weightTable({ weights }: AreaRelease, before?: AreaRelease): string[] {
  const rows = weights.map(({ what, bytes, budget }) => {
    const old = before?.weights.find((weight) => weight.what === what)?.bytes;
    const more = old === undefined ? '' : signed((bytes - old) / 1_000);
    return `| ${shortOf(what)} | ${inKb(bytes)} | ${more} | ${inKb(budget)} |`;
  });
  return ['| page | KB | change | at most |', '| --- | ---: | ---: | ---: |', ...rows];
}

const shortOf = (what: string) => /page "(.+)"/.exec(what)?.[1] ?? what;
const signed = (kb: number) =>
  Math.abs(kb) < 0.05 ? '0' : `${kb > 0 ? '+' : '−'}${Math.abs(kb).toFixed(1)}`;

function changes(next: AreaRelease, before: AreaRelease): string[] {
  const lines = [
    ...differences('call', next.calls, before.calls),
    ...differences('page', routesOf(next), routesOf(before)),
    ...differences('link', next.area.links ?? {}, before.area.links ?? {}),
    ...differences('used link', asKeys(next.area.usesLinks), asKeys(before.area.usesLinks)),
  ];
  return lines.length > 0 ? lines : ['Calls, pages and links are the same.'];
}

const routesOf = ({ area }: AreaRelease) =>
  Object.fromEntries(area.routes.map((route) => [route.path, route]));
const asKeys = (names: readonly string[] = []) =>
  Object.fromEntries(names.map((name) => [name, true]));

/** One line for what is new, what is gone and what is another. */
function differences(
  kind: string,
  next: Record<string, unknown>,
  before: Record<string, unknown>,
): string[] {
  const told = (how: string, names: string[]) =>
    names.length > 0
      ? [`- ${how} ${kind}${names.length > 1 ? 's' : ''}: ${names.map(inCode).join(', ')}`]
      : [];
  const names = Object.keys(next);
  const isOther = (name: string) =>
    name in before && JSON.stringify(next[name]) !== JSON.stringify(before[name]);
  return [
    ...told(
      'New',
      names.filter((name) => !(name in before)),
    ),
    ...told(
      'Dropped',
      Object.keys(before).filter((name) => !(name in next)),
    ),
    ...told('Changed', names.filter(isOther)),
  ];
}

const inCode = (name: string) => `\`${name}\``;
