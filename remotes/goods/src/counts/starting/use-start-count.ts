import { ApiError } from '@backoffice/api-client';
import { countMutations, countQueries } from '@backoffice/api-client/resources/counts';
import type { CountInput, ProductType } from '@backoffice/contracts';
import { detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface Values {
  location: number | '';
  type: ProductType | '';
  brand: number | '';
  code: string;
  blind: boolean;
}

function inputOf({ location, type, brand, code, blind }: Values): CountInput {
  const scope = {
    ...(type && { type }),
    ...(brand !== '' && { brand }),
    ...(code.trim() && { code: code.trim() }),
  };
  return {
    location: Number(location),
    blind,
    ...(Object.keys(scope).length > 0 && { scope }),
  };
}

/** Starts a count and opens it; where one is open in that shop, opens that. */
export function useStartCount(onStarted: (id: number) => void) {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const start = useWrite(countMutations.start());

  const openIn = async (location: number) => {
    const { pages } = await client.fetchInfiniteQuery({ ...countQueries.list(), staleTime: 0 });
    const counts = pages.flatMap(({ rows }) => rows);
    return counts.find((count) => count.state === 'open' && count.location.id === location);
  };

  return async (values: Values) => {
    const input = inputOf(values);
    try {
      onStarted((await start(input)).id);
    } catch (error) {
      const isOpen = error instanceof ApiError && error.code === 'conflict';
      const opened = isOpen ? await openIn(input.location).catch(() => undefined) : undefined;
      if (!opened) {
        if (error instanceof ApiError && error.fields) throw error;
        notify.danger(t('counts.start.failed'), { detail: detailOf(error) });
        return;
      }
      notify.info(t('counts.start.isOpen', { shop: opened.location.name }));
      onStarted(opened.id);
    }
  };
}
