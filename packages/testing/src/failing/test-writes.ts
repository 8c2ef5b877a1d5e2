import type { Call } from '@backoffice/contracts/calls';
import { screen, waitFor } from '@testing-library/react';

import type { FakeApi } from '../fake-api/fake-api';
import type { RenderedPage } from '../render-page';
import { WAYS } from './ways';

/** A write of a screen, and how to try it there. */
export interface TriedWrite {
  what: string;
  call: Call;
  /** The data that our server answers. */
  answer: unknown;
  /** Opens the form and types. */
  prepare: () => Promise<RenderedPage>;
  submit: () => HTMLElement;
  /** The text that the screen shows when an answer was lost, beside the reason. */
  message?: string;
  /** Fails when what was typed is gone. */
  kept: () => void;
  done: string;
}

/**
 * Tests of writes, called by a test file: the screen says that a write failed and why, and keeps
 * what was typed; a retry carries the key of the first attempt, so that both have one effect. (The
 * server's own tests show that it does a write once for each key.)
 */
export function testWrites(api: FakeApi, writes: readonly TriedWrite[]): void {
  describe.each(writes)('$what', ({ call, answer, prepare, submit, message, kept, done }) => {
    const answers = () => api.on(call, answer as never);
    const sent = () => api.requests(call).map(({ idempotencyKey: key, body }) => ({ key, body }));

    test.each(WAYS)(
      '$way: says so, keeps what was typed, and a retry has one effect',
      async ({ way, reason, strike }) => {
        strike(api, call);
        const { user } = await prepare();
        await user.click(submit());
        await screen.findAllByText(reason, { exact: false });
        if (message && way === 'is cut off') await screen.findAllByText(message);
        await waitFor(() => expect(submit()).toBeEnabled());
        kept();

        answers();
        await user.click(submit());
        expect(await screen.findByText(done)).toBeVisible();
        const [first, ...again] = sent();
        expect(first?.key).toEqual(expect.any(String));
        expect(again).toEqual([first]);
      },
    );

    test('is slow: the button waits, and pressing it again does nothing', async () => {
      answers();
      const release = api.hold(call);
      const { user } = await prepare();
      const button = submit();
      await user.dblClick(button);
      expect(button).toBeDisabled();

      release();
      expect(await screen.findByText(done)).toBeVisible();
      expect(api.requests(call)).toHaveLength(1);
    });
  });
}
