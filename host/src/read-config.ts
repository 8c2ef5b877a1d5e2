import { clientConfigSchema, type ClientConfig } from '@backoffice/contracts';

const CONFIG_PATH = '/config.json';
const TIME_LIMIT = 5_000;

/** What `/config.json` says; where there is none, or it says nothing useful, the defaults stand. */
export async function readConfig(): Promise<Partial<ClientConfig>> {
  try {
    const response = await fetch(CONFIG_PATH, { signal: AbortSignal.timeout(TIME_LIMIT) });
    const result = clientConfigSchema.safeParse(await response.json());
    return result.success ? result.data : {};
  } catch {
    return {};
  }
}
