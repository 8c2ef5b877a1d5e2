import { companyCalls } from '@backoffice/contracts';
import { queryOptions } from '@tanstack/react-query';

import { callIfKnown, readAs, write } from './call';
import * as ROOTS from './query-roots';

/** The settings as somebody else saved them: the data of `edited_since`. */
export const savedSettings = (data: unknown) => readAs(companyCalls.editSettings, data);

export const settingsQueries = {
  /** What the company decided for itself; null where the server has no such call. */
  company: () =>
    queryOptions({
      queryKey: [ROOTS.settings, 'detail'],
      queryFn: ({ signal }) => callIfKnown(companyCalls.settings, { signal }),
    }),
};

export const settingsMutations = {
  /** Changes what the company decided; what is left out stays. */
  edit: () => write(companyCalls.editSettings, { invalidates: [ROOTS.settings] }),
};
