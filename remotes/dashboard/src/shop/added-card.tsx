import { Card, QueryView, type ShownQuery } from '@backoffice/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props<Data> {
  title: string;
  /** Its data is null when the server doesn't know the call. */
  query: ShownQuery<Data | null>;
  children: (data: Data) => ReactNode;
}

/** A card for figures that not every server has; without them the card is missing. */
export function AddedCard<Data>({ title, query, children }: Props<Data>) {
  const { t } = useTranslation('dashboard');
  if (query.data === null) return null;
  return (
    <Card title={title}>
      <QueryView query={query} errorText={t('shop.failed')}>
        {(data) => data !== null && children(data)}
      </QueryView>
    </Card>
  );
}
