import { calls, fakeApi, renderPage, screen, setNow, signedIn } from '@backoffice/testing';

import { useToday } from './use-today';

const api = fakeApi();
const Today = () => <p>{useToday()}</p>;

test("today is the day in the company's time zone", async () => {
  setNow('2026-11-20T23:30:00Z');
  const session = signedIn();
  api.on(calls.authentication.user, {
    ...session,
    company: { ...session.company, timezone: 'Pacific/Auckland' },
  });
  await renderPage(<Today />);
  expect(await screen.findByText('2026-11-21')).toBeVisible();
});
