import type { Person } from '@backoffice/contracts';
import { Badge } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

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
  const { t } = useTranslation('administration');
  const state = stateOf(person);
  return <Badge tone={TONES[state]}>{t(`words:personState.${state}`)}</Badge>;
}
