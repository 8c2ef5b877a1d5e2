import { calls, fakeApi } from '@backoffice/testing';

import { reportClientError } from './client-errors';

const api = fakeApi();

describe('a report of what broke', () => {
  const broken = {
    area: 'sales',
    release: '1',
    reference: 'r',
    message: 'm'.repeat(600),
    stack: 's',
  };

  it('is cut to what the server takes', async () => {
    api.on(calls.clientErrors.report, null);
    await reportClientError({ ...broken, stack: 's'.repeat(5_000) });
    expect(api.lastRequest(calls.clientErrors.report).body).toMatchObject({
      message: 'm'.repeat(500),
      stack: 's'.repeat(4_000),
    });
  });

  it('never breaks anything itself', async () => {
    api.offline(calls.clientErrors.report);
    await expect(reportClientError(broken)).resolves.toBeUndefined();
  });
});
