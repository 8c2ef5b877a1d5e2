import { fakeApi, renderPage, screen, setNow } from '@backoffice/testing';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';

import { DateNavigator } from './date-navigator';

fakeApi();

function Day({ from, max }: { from: string; max?: string }) {
  const [day, setDay] = useState(from);
  return <DateNavigator day={day} onChange={setDay} max={max} />;
}
const field = () => screen.getByLabelText('Day', { selector: 'input' });
const button = (name: string) => screen.getByRole('button', { name });

test('steps one day back and forth, over the ends of months and years', async () => {
  const { user } = await renderPage(<Day from="2027-01-01" />);
  await user.click(button('Previous day'));
  expect(field()).toHaveValue('31 Dec 2026');
  await user.click(button('Next day'));
  await user.click(button('Next day'));
  expect(field()).toHaveValue('2 Jan 2027');
});

test('goes to any day by the calendar, but not past the last', async () => {
  await renderPage(<Day from="2026-11-20" max="2026-11-21" />);
  fireEvent.change(field(), { target: { value: '2026-02-28' } });
  expect(field()).toHaveValue('28 Feb 2026');
  fireEvent.change(field(), { target: { value: '2026-12-24' } });
  fireEvent.blur(field());
  expect(field()).toHaveValue('21 Nov 2026');
  expect(button('Next day')).toBeDisabled();
});

test('a day half typed changes nothing', async () => {
  await renderPage(<Day from="2026-11-20" />);
  fireEvent.change(field(), { target: { value: '' } });
  fireEvent.blur(field());
  expect(field()).toHaveValue('20 Nov 2026');
});

test('comes back to today', async () => {
  setNow('2026-11-21');
  const { user } = await renderPage(<Day from="2026-11-18" />);
  await user.click(button('Today'));
  expect(field()).toHaveValue('21 Nov 2026');
  expect(button('Today')).toBeDisabled();
});
