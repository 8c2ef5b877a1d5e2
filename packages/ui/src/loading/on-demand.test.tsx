import { render, renderPage, screen } from '@backoffice/testing';
import { act, Component, type ReactNode } from 'react';

import { onDemand } from './on-demand';

const Dialog = ({ title }: { title: string; onClose?: () => void }) => <p>{title}</p>;
/** Milliseconds that three attempts take. */
const PATIENCE = 1_950;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? <p>Broken</p> : this.props.children;
  }
}

test('shows nothing until its code is there, and at once from then on', async () => {
  let asked = 0;
  const Lazy = onDemand(() => {
    asked += 1;
    return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Dialog);
  });
  const { unmount } = render(<Lazy title="Edit" />);
  expect(screen.queryByText('Edit')).toBeNull();
  await screen.findByText('Edit');
  unmount();
  render(<Lazy title="Add" />);
  expect(screen.getByText('Add')).toBeTruthy();
  expect(asked).toBe(2);
});

test('code that cannot be loaded goes to the error boundary, and is asked for again next time', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  let isOffline = true;
  const Lazy = onDemand(() =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Dialog),
  );
  const shown = (
    <Boundary>
      <Lazy title="Edit" />
    </Boundary>
  );
  const { unmount } = render(shown);
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE));
  expect(screen.getByText('Broken')).toBeTruthy();
  unmount();
  isOffline = false;
  render(shown);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Edit')).toBeTruthy();
  jest.useRealTimers();
});

test('a dialog that cannot be had says so and closes, and the page keeps what it has', async () => {
  const Lazy = onDemand<{ title: string; onClose: () => void }>(() =>
    Promise.reject(new Error('offline')),
  );
  const closed = jest.fn();
  await renderPage(
    <>
      <p>200 boxes</p>
      <Lazy title="Transfer" onClose={closed} />
    </>,
  );
  const text = 'This could not be loaded. Try again in a moment.';
  expect(await screen.findByText(text, {}, { timeout: 5_000 })).toBeVisible();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.getByText('200 boxes')).toBeVisible();
});
