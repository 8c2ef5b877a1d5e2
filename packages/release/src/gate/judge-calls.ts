import { SPECIFIED_ACTIONS } from '@backoffice/contracts';
import { breaksOf, type Break, type Shapes } from '@backoffice/contracts/openapi';

import type { UsedCalls } from '../read/read-release';
import type { Refusal } from '../refusal';

/** How many faults of one call are named. */
const NAMED = 3;

/**
 * Whether a server has the calls that built code uses, as it uses them. A call that the code can do
 * without may be missing, and so may one for an action that the server lets nobody do: pages
 * don't show what it is for.
 */
export function judgeCalls(name: string, used: UsedCalls, server: Shapes): Refusal[] {
  const breaks = breaksOf(used, server).filter(({ isUnsure }) => !isUnsure);
  const calls = [...new Set(breaks.map(({ call }) => call))];
  return calls.flatMap((call) => {
    const ofCall = breaks.filter((one) => one.call === call);
    if (ofCall.some(({ isGone }) => isGone)) return judgeMissing(name, call, used, server);
    const remedy = `Start a server of the version that ${name} was built for first: npm start.`;
    return [{ reason: `${name} uses ${call} otherwise: the server ${inWords(ofCall)}`, remedy }];
  });
}

function judgeMissing(name: string, call: string, used: UsedCalls, server: Shapes): Refusal[] {
  const { optional, action = null } = used[call] ?? {};
  if (optional || (action !== null && !knowsAction(action, server))) return [];
  return [
    {
      reason: `${name} uses ${call}, which the server does not have`,
      remedy:
        'Start a server that has it first: npm start. Or do without where it is missing: ifSupported.',
    },
  ];
}

function knowsAction(action: string, server: Shapes): boolean {
  const known = Object.values(server).flatMap((shape) => shape.action ?? []);
  // An older server, whose description doesn't name actions yet.
  if (known.length === 0) return true;
  return [...SPECIFIED_ACTIONS, ...known].includes(action);
}

const inWords = (breaks: Break[]) =>
  breaks
    .slice(0, NAMED)
    .map(({ what }) => what)
    .join(', ') + (breaks.length > NAMED ? ', …' : '');
