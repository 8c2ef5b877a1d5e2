import { clientConfigSchema } from '@backoffice/contracts';

import type { Refusal } from '../refusal';
import { ask, failureOf } from './fetching';

/** The directives of a policy under which pages load an area from another origin. */
const NEEDED = ['script-src', 'style-src', 'connect-src'];

/** Whether pages of a running server may load code from an origin, by its settings and policy. */
export async function askServer(server: string, origin: string): Promise<Refusal[]> {
  try {
    const [config, page] = await Promise.all([
      ask(`${server}/config.json`),
      ask(`${server}/`, { accept: 'text/html' }),
    ]);
    const { data } = clientConfigSchema.safeParse(await config.json().catch(() => undefined));
    if (!config.ok || !data) return [notOurs(server, config.status)];
    const { remoteOrigins = [] } = data;
    if (!remoteOrigins.includes(origin)) return [notAdmitted(server, origin, remoteOrigins)];
    return lockedOut(server, origin, page.headers.get('content-security-policy') ?? '');
  } catch (error) {
    return [
      {
        reason: `${server} cannot be reached (${failureOf(error)})`,
        remedy: 'Start it, or name the address by which browsers reach it.',
      },
    ];
  }
}

const notOurs = (server: string, status: number): Refusal => ({
  reason: `${server}/config.json does not say what it should (status ${status})`,
  remedy: 'Name the address of a server of the back office, as browsers reach it.',
});

const notAdmitted = (server: string, origin: string, others: string[]): Refusal => ({
  reason: `${server} lets no code come from ${origin}`,
  remedy: `Set REMOTE_ORIGINS=${[...others, origin].join(',')} there and restart it.`,
});

/** The header may come from a proxy that knows nothing of the setting. */
function lockedOut(server: string, origin: string, policy: string): Refusal[] {
  const missing = NEEDED.filter((directive) => !admits(policy, directive, origin));
  if (missing.length === 0) return [];
  return [
    {
      reason: `The content-security-policy of ${server} keeps out ${origin} (${missing.join(', ')})`,
      remedy:
        'Add it to these where the header is written: a proxy before the server may have its own.',
    },
  ];
}

function admits(policy: string, directive: string, origin: string): boolean {
  const directives = policy.split(';').map((text) => text.trim().toLowerCase().split(/\s+/));
  const named = (name: string) => directives.find(([first]) => first === name)?.slice(1);
  const sources = named(directive) ?? named('default-src');
  const scheme = new URL(origin).protocol;
  return !sources || sources.some((source) => ['*', scheme, origin, `${origin}/`].includes(source));
}
