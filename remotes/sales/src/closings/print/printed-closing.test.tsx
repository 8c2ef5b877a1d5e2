import type { ClosingView } from '@backoffice/contracts';
import type { Language } from '@backoffice/i18n';
import { act, calls, fakeApi, renderPage, screen, waitFor, within } from '@backoffice/testing';

import { area } from '../../area';
import { blindView, wrongWayView } from '../../testing/closings';
import { writeClosingPaper } from './closing-paper';
import { usePrintClosing } from './use-print-closing';

const api = fakeApi();
let print: jest.SpyInstance;
beforeEach(() => {
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
});

const paper = () => document.querySelector<HTMLElement>('body > [data-bs-theme] > article');

function Till() {
  const { printClosing, closingPaper } = usePrintClosing();
  return (
    <>
      <button onClick={() => printClosing(7)}>Print it</button>
      {closingPaper}
    </>
  );
}

async function printed(view: ClosingView, language: Language = 'en') {
  api.on(calls.closings.one, view);
  const { user } = await renderPage(<Till />, { texts: area.texts, language });
  await user.click(await screen.findByRole('button', { name: 'Print it' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  return within(paper()!);
}

test('says whose it is, what was counted and expected, and what explains it since', async () => {
  const sheet = await printed(wrongWayView());
  expect(sheet.getByRole('heading', { name: 'Closing no. 12' })).toBeInTheDocument();
  expect(paper()).toHaveTextContent('Demo Shoes');
  expect(paper()).toHaveTextContent('Registration no. 810000000');
  expect(paper()).toHaveTextContent('Shop 1');
  expect(paper()).toHaveTextContent('Cash€110.00€100.00-€10.00explained by corrections');
  expect(paper()).toHaveTextContent('Paid by card, rung up as cash');
  expect(paper()).toHaveTextContent('Receipt 40');
  expect(paper()).toHaveTextContent('NOT A FISCAL COUPON / NUK ËSHTË KUPON FISKAL');
  expect(paper()).toHaveClass('roll');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(paper()).not.toBeInTheDocument());
});

test("a blind person's paper has no expectation on it", async () => {
  await printed(blindView());
  expect(paper()).toHaveTextContent('Cash€100.00');
  expect(paper()).toHaveTextContent('2 × €20.00€40.00');
  for (const kept of ['Expected', 'Difference', '110.00', 'Put right', 'Sold']) {
    expect(paper()).not.toHaveTextContent(kept);
  }
});

test('speaks the language of the person, on the paper that was chosen', async () => {
  writeClosingPaper('a4');
  await printed(wrongWayView(), 'ar');
  expect(paper()).toHaveAttribute('dir', 'rtl');
  expect(paper()).toHaveClass('a4');
  expect(paper()).toHaveTextContent('الإغلاق رقم 12');
  expect(paper()).toHaveTextContent('الإيصال 40');
  expect(paper()).not.toHaveTextContent('Receipt');
});

test('a closing that cannot be printed says so', async () => {
  api.offline(calls.closings.one);
  const { user } = await renderPage(<Till />, { texts: area.texts });
  await user.click(await screen.findByRole('button', { name: 'Print it' }));
  expect(await screen.findByText('Printing failed. Please try again.')).toBeVisible();
});
