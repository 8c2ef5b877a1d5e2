import { changeLanguage } from '@backoffice/i18n';
import { act, fakeApi, renderPage, screen, setNow, within } from '@backoffice/testing';
import { useState } from 'react';

import { DayInput } from './day-input';
import { DaySpan } from './day-span';

fakeApi();
beforeEach(() => setNow('2026-11-21'));
afterEach(() => act(() => changeLanguage('en')));

const chosen = jest.fn();
beforeEach(() => chosen.mockClear());

function Day({ value = '2026-11-20', ...ends }: { value?: string; min?: string; max?: string }) {
  const [day, setDay] = useState(value);
  const choose = (next: string) => {
    chosen(next);
    setDay(next);
  };
  return <DayInput label="Day" value={day} onChange={choose} {...ends} />;
}
const field = () => screen.getByRole('textbox', { name: 'Day' });

async function open(props: Parameters<typeof Day>[0] = {}) {
  const { user } = await renderPage(<Day {...props} />);
  await user.click(field());
  return user;
}

test.each([
  ['en', '20 Nov 2026'],
  ['tr', '20 Kas 2026'],
] as const)('a day is written as the language %s writes it', async (language, text) => {
  await renderPage(<Day />);
  await act(() => changeLanguage(language));
  expect(screen.getByRole('textbox')).toHaveValue(text);
});

test('typing replaces the day, which is read when it names its year', async () => {
  const user = await open();
  await user.keyboard('1.2.2027');
  expect(chosen.mock.calls).toEqual([['2027-02-01']]);
  expect(field()).toHaveValue('1 Feb 2027');
});

test('a shorter day is read on Enter, or when the field is left', async () => {
  const user = await open();
  await user.keyboard('3.12');
  expect(chosen).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('2026-12-03');
  await user.clear(field());
  await user.keyboard('24');
  await user.tab();
  expect(chosen).toHaveBeenLastCalledWith('2026-12-24');
});

test('what is no day stays, with a word about it, until it is mended', async () => {
  const user = await open();
  await user.keyboard('31.2.');
  await user.tab();
  expect(field()).toHaveValue('31.2.');
  expect(field()).toHaveAccessibleDescription('This is not a day. Write it like 21 Nov 2026.');
  expect(chosen).not.toHaveBeenCalled();
  await user.clear(field());
  await user.keyboard('28.2.{Enter}');
  expect(field()).toBeValid();
  expect(chosen).toHaveBeenLastCalledWith('2026-02-28');
});

test('arrows go a day on or back; an empty field begins today', async () => {
  const user = await open({ value: '' });
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(chosen.mock.calls.flat()).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
  ]);
});

test('a day past the last one is the last one', async () => {
  const user = await open({ max: '2026-11-21' });
  await user.keyboard('1.1.2030{Enter}');
  expect(chosen.mock.calls).toEqual([['2026-11-21']]);
});

test('an emptied field names no day', async () => {
  const user = await open();
  await user.clear(field());
  await user.tab();
  expect(chosen.mock.calls).toEqual([['']]);
});

describe('a span of days', () => {
  function Span() {
    const [span, setSpan] = useState({ from: '', to: '' });
    const labels = { from: 'From', to: 'To' };
    return (
      <DaySpan
        {...span}
        labels={labels}
        onChange={(change) => setSpan((old) => ({ ...old, ...change }))}
      />
    );
  }
  const span = () => screen.getByRole('button', { name: /^Days/ });

  test('is a usual one at a click, and the field says which', async () => {
    const { user } = await renderPage(<Span />);
    expect(span()).toHaveTextContent('All');
    await user.click(span());
    await user.click(screen.getByRole('button', { name: 'Last month' }));
    expect(span()).toHaveTextContent('Last month');
    expect(span()).toHaveFocus();
    await user.click(span());
    expect(screen.getByRole('button', { name: 'Last month', pressed: true })).toBeVisible();
    expect(screen.getByLabelText('From')).toHaveValue('1 Oct 2026');
    expect(screen.getByLabelText('To')).toHaveValue('31 Oct 2026');
  });

  test('is typed from one day to another, and may be open at an end', async () => {
    const { user } = await renderPage(<Span />);
    await user.click(span());
    const menu = within(screen.getByRole('group', { name: 'Days' }));
    await user.type(menu.getByLabelText('From'), '2026-11-03');
    expect(span()).toHaveTextContent('From: 3 Nov 2026');
    await user.type(menu.getByLabelText('To'), '9.11.2026');
    expect(span()).toHaveTextContent('3 Nov 2026 – 9 Nov 2026');
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
    expect(span()).toHaveFocus();
  });
});
