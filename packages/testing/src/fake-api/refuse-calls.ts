import { interceptHttp } from '@backoffice/api-client';

/** Without a fake API no call leaves the test: the test fails and names the call. */
export function refuseCalls(): void {
  interceptHttp((config) => {
    const call = `${(config.method ?? 'get').toUpperCase()} ${config.url}`;
    console.error(`${call} without a fake API: call fakeApi() at the top of the test file`);
    return Promise.reject(new Error('No fake API'));
  });
}
