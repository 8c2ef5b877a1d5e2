import type { Person } from '@backoffice/contracts';
import { Badge } from '@backoffice/ui';

import { personStateName } from './people-words';

/** A person's state, with invitations whose link has expired as a state of their own. */
export type ShownState = Person['state'] | 'expired';

/** An expired link is a state of its own, because somebody has to send a new one. */
export function stateOf({ state, link_until: until }: Person, now = Date.now()): ShownState {
  if (state !== 'invited') return state;
  return until !== null && Date.parse(until) > now ? 'invited' : 'expired';
}

const TONES = {
  active: 'success',
  invited: 'info',
  expired: 'warning',
  disabled: 'danger',
  employee: 'neutral',
  other: 'neutral',
} as const;

export function PersonState({ person }: { person: Person }) {
  const state = stateOf(person);
  return <Badge tone={TONES[state]}>{personStateName(state)}</Badge>;
}
