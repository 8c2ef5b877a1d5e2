import { clientConfigSchema, type ClientConfig } from '@backoffice/contracts';

import { inPage } from './in-page';

const CONFIG_PATH = '/config.json';
const TIME_LIMIT = 5_000;

const fetchConfig = async (): Promise<unknown> =>
  (await fetch(CONFIG_PATH, { signal: AbortSignal.timeout(TIME_LIMIT) })).json();

/** The settings of `/config.json`; empty where it can't be read, so that the defaults stand. */
export async function readConfig(): Promise<Partial<ClientConfig>> {
  try {
    const result = clientConfigSchema.safeParse(inPage(CONFIG_PATH) ?? (await fetchConfig()));
    return result.success ? result.data : {};
  } catch {
    return {};
  }
}
