import type { ClientConfig } from '@backoffice/contracts';

let config: ClientConfig = { apiBaseUrl: '/api/v1', features: {} };

/** Takes what `/config.json` says; called once by the shell before the first call. */
export function configure(given: Partial<ClientConfig>): void {
  config = { ...config, ...given };
}

/** Base URL of the API (default `/api/v1`) and the features switched on or off by name. */
export const clientConfig = (): ClientConfig => config;
