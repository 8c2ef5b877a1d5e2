import type { Call } from '@backoffice/contracts/calls';
import { act, screen, waitFor } from '@testing-library/react';

import type { FakeApi } from '../fake-api/fake-api';
import type { RenderedPage } from '../render-page';
import { WAYS } from './ways';

/** A read of a screen, and how to try it there. */
export interface TriedRead {
  what: string;
  call: Call;
  /** The data that our server answers. */
  answer: unknown;
  /** Opens the page and sets the call off. */
  ask: () => Promise<RenderedPage>;
  /** The text that the screen shows when the call fails. */
  message: string;
  /** The text without a connection, in place of `message`; by default that one, with the reason. */
  offline?: string;
  /** Sets the call off again; by default by the page's Retry button. */
  retry?: (page: RenderedPage) => Promise<unknown>;
  /** Finds what the answer puts on the screen; null before it came. */
  arrives: () => HTMLElement | null;
  /** Finds what must be on the screen before the answer came; by default the placeholder. */
  waiting?: () => Element | null;
}

/** Milliseconds: less than the 30 s after which a call fails. */
const LATE = 25_000;

const placeholder = () => document.querySelector('[aria-busy=true]');
const pressRetry = async ({ user }: RenderedPage) =>
  user.click(screen.getByRole('button', { name: 'Retry' }));
const shown = async (text: string) =>
  expect((await screen.findAllByText(text, { exact: false }))[0]).toBeVisible();

/**
 * Tests of reads, called by a test file: the screen says that a read failed and why, Retry reads
 * again, and a late answer is waited for without a message.
 */
export function testReads(api: FakeApi, reads: readonly TriedRead[]): void {
  describe.each(reads)('$what', (read) => {
    const { call, answer, ask, message, offline, retry = pressRetry, arrives, waiting } = read;
    const answers = () => api.on(call, answer as never);

    test.each(WAYS)('$way: says so, and trying again brings it', async (way) => {
      way.strike(api, call);
      const page = await ask();
      const texts = offline && way.isOffline ? [offline] : [message, way.reason];
      for (const text of texts) await shown(text);
      if (waiting) expect(waiting()).toBeVisible();
      expect(arrives()).toBeNull();

      answers();
      await retry(page);
      await waitFor(() => expect(arrives()).toBeVisible());
    });

    test('is late: says nothing, and asks once', async () => {
      jest.useFakeTimers({ now: Date.now(), advanceTimers: true });
      answers();
      const release = api.hold(call);
      await ask();
      await waitFor(() => expect((waiting ?? placeholder)()).toBeVisible());
      await act(() => jest.advanceTimersByTimeAsync(LATE));
      expect((waiting ?? placeholder)()).toBeVisible();
      expect(screen.queryByText(message)).toBeNull();
      expect(arrives()).toBeNull();

      release();
      await waitFor(() => expect(arrives()).toBeVisible());
      expect(api.requests(call)).toHaveLength(1);
    });
  });
}
