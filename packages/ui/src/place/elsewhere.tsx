import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Badge } from '../feedback/badge';
import { usePerson } from '../session/use-person';

/** The name of the shop where the person works; undefined while loading, or where none is set. */
export function useOwnLocation(): string | undefined {
  const { data: session } = usePerson();
  const own = session?.user.location ?? null;
  const { data: locations } = useQuery({
    ...referenceQueries.list('locations'),
    enabled: own !== null,
    staleTime: Infinity,
  });
  return locations?.find(({ id }) => id === own)?.name;
}

/** Gives a text if a unit's location is another shop than the person's; null otherwise. */
export function useElsewhere(): (location: string | null) => string | null {
  const { t } = useTranslation('ui');
  const own = useOwnLocation();
  return (location) =>
    own === undefined || location === null || location === own
      ? null
      : t('elsewhere', { location });
}

/** Marks a unit that lies in another shop. */
export function Elsewhere({ location }: { location: string | null }) {
  const text = useElsewhere()(location);
  return text === null ? null : <Badge tone="warning">{text}</Badge>;
}
