import { clientConfig } from '@backoffice/api-client';

/** Whether `/config.json` switches a feature on; `fallback` when it does not name it. */
export const useFeature = (name: string, fallback = false): boolean =>
  clientConfig().features[name] ?? fallback;
