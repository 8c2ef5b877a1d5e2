import type { ClientConfig } from '@backoffice/contracts';

let config: ClientConfig = { apiBaseUrl: '/api/v1' };

/** Takes what `/config.json` says; called once by the shell before the first call. */
export function configure(given: Partial<ClientConfig>): void {
  config = { ...config, ...given };
}

/** The settings that the shell was given, such as the base URL of the API (default `/api/v1`). */
export const clientConfig = (): ClientConfig => config;
