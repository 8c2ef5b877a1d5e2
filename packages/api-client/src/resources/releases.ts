import { releaseCalls } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { callIfKnown } from './call';
import * as ROOTS from './query-roots';

export const releaseQueries = {
  /** What is shown to whom; null where other companies share the server, or it knows no such call. */
  list: () =>
    queryOptions({
      queryKey: [ROOTS.releases, 'list'],
      queryFn: ({ signal }) => callIfKnown(releaseCalls.list, { signal }),
    }),
};
