import { ApiError } from '@backoffice/api-client';
import { renderPage, scan, screen, within } from '@backoffice/testing';
import { act, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';

import { dismissUnknownCodes, ScanStatus, useScanner, useScansWait, type OnScan } from './index';

const CODE = '200000000017';
const OTHER = '200000000024';
/** A barcode with a right check digit. */
const WHOLE = '200000000011';

afterEach(() => dismissUnknownCodes());

function Basket({ onScan, enabled }: { onScan: OnScan; enabled?: boolean }) {
  useScanner(onScan, { enabled });
  return <ScanStatus />;
}

/** A list of what was scanned; 9… is unknown, the same again is repeated. */
function ScanList() {
  const [codes, setCodes] = useState<string[]>([]);
  const [text, setText] = useState('');
  const [pressed, setPressed] = useState(0);
  useScanner((code) => {
    if (code.startsWith('9')) return 'unknown';
    if (codes.includes(code)) return 'repeated';
    setCodes([...codes, code]);
    return 'found';
  });
  return (
    <>
      <ScanStatus />
      <output aria-label="Scanned">{codes.join(' ')}</output>
      <input aria-label="Code" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        Pressed {pressed}
      </button>
    </>
  );
}

test('a scan is found, counted and announced', async () => {
  await renderPage(<ScanList />);
  await scan(CODE);
  expect(screen.getByLabelText('Scanned')).toHaveTextContent(CODE);
  expect(screen.getByText('1 scan')).toBeVisible();
  expect(screen.getByText(`${CODE} found`)).toBeInTheDocument();
});

test('the same code twice does no harm, an unknown one is listed until it is dismissed', async () => {
  const { user } = await renderPage(<ScanList />);
  await scan(CODE);
  await scan(CODE, 'Tab');
  await scan('900000000001');
  expect(screen.getByLabelText('Scanned')).toHaveTextContent(new RegExp(`^${CODE}$`));
  expect(screen.getByText('3 scans')).toBeVisible();
  const list = screen.getByRole('list');
  expect(within(list).getByText('900000000001')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss 900000000001' }));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('text that a scan typed into a field is taken out again', async () => {
  const { user } = await renderPage(<ScanList />);
  const field = screen.getByLabelText('Code');
  await user.click(field);
  await user.paste('air');
  await scan(CODE);
  expect(field).toHaveValue('air');
  expect(screen.getByLabelText('Scanned')).toHaveTextContent(CODE);
});

test('a scan leaves nothing in a field to which its first key moved the focus', async () => {
  await renderPage(<ScanList />);
  const field = screen.getByLabelText('Code');
  const button = screen.getByRole('button', { name: /Pressed/ });
  button.addEventListener('keydown', () => field.focus());
  act(() => button.focus());
  await scan(CODE);
  expect(field).toHaveValue('');
  expect(screen.getByLabelText('Scanned')).toHaveTextContent(CODE);
});

test('the ending key presses no button', async () => {
  await renderPage(<ScanList />);
  act(() => screen.getByRole('button', { name: /Pressed/ }).focus());
  await scan(CODE);
  expect(screen.getByRole('button', { name: 'Pressed 0' })).toHaveFocus();
  expect(screen.getByLabelText('Scanned')).toHaveTextContent(CODE);
});

test('the innermost enabled scanner gets the scan', async () => {
  const page: string[] = [];
  const dialog: string[] = [];
  const tree = (isOpen: boolean, enabled: boolean) => (
    <>
      <Basket onScan={(code) => void page.push(code)} />
      {isOpen && <Basket onScan={(code) => void dialog.push(code)} enabled={enabled} />}
    </>
  );
  function Both() {
    const [step, setStep] = useState(0);
    return (
      <>
        {tree(step < 2, step === 0)}
        <button type="button" onClick={() => setStep(step + 1)}>
          Next
        </button>
      </>
    );
  }
  const { user } = await renderPage(<Both />);
  await scan(CODE);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await scan(OTHER);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await scan(OTHER);
  expect({ page, dialog }).toEqual({ page: [OTHER, OTHER], dialog: [CODE] });
});

test('scans wait until the one before has its answer', async () => {
  const started: string[] = [];
  const answers: (() => void)[] = [];
  const onScan = (code: string) => {
    started.push(code);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  await renderPage(<Basket onScan={onScan} />);
  await scan(CODE);
  await scan(OTHER);
  await scan(CODE);
  expect(started).toEqual([CODE]);
  expect(screen.getByText('2 waiting')).toBeVisible();
  await act(async () => answers[0]?.());
  expect(started).toEqual([CODE, OTHER]);
  await act(async () => answers[1]?.());
  await act(async () => answers[2]?.());
  expect(screen.getByText('3 scans')).toBeVisible();
});

test('a code whose request failed is not lost', async () => {
  await renderPage(<Basket onScan={() => Promise.reject(new Error('offline'))} />);
  await scan(CODE);
  expect(await screen.findByText(CODE)).toBeVisible();
  expect(screen.getByText('Not looked up:')).toBeVisible();
  expect(screen.getByText(`${CODE} could not be looked up`)).toBeInTheDocument();
});

test('without a connection codes wait in their order, and are looked up once it is back', async () => {
  const asked: string[] = [];
  let isAway = true;
  const onScan = async (code: string) => {
    asked.push(code);
    if (isAway) throw new ApiError({ status: 0, code: 'network' });
  };
  const { user } = await renderPage(<Basket onScan={onScan} />);
  await scan(CODE);
  await scan(OTHER);
  await scan(WHOLE);
  expect(screen.getByText('3 codes wait for the line:')).toBeVisible();
  expect(screen.getByText(`${WHOLE} waits for the line`)).toBeInTheDocument();
  expect(screen.queryByText(/Unknown code|Not looked up/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Dismiss ${OTHER}` }));
  expect(screen.getByText('2 codes wait for the line:')).toBeVisible();

  isAway = false;
  asked.length = 0;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(asked).toEqual([CODE, WHOLE]);
  expect(screen.queryByText(/wait for the line/)).not.toBeInTheDocument();
  expect(screen.getByText('2 scans')).toBeVisible();
});

/** A page that can be left, with the codes it leaves behind. */
function LeftPage({ onScan }: { onScan: OnScan }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen ? <Basket key="one" onScan={onScan} /> : <Basket onScan={() => 'found'} />}
      <button type="button" onClick={() => setIsOpen(false)}>
        Leave
      </button>
    </>
  );
}

test('a scan that waits for the connection is listed as not looked up when its page is left', async () => {
  const onScan = () => Promise.reject(new ApiError({ status: 0, code: 'network' }));
  const { user } = await renderPage(<LeftPage onScan={onScan} />);
  await scan(CODE);
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: `Look ${CODE} up again` }));
  expect(await screen.findByText(`${CODE} found`)).toBeInTheDocument();
  expect(screen.queryByText('Not looked up:')).not.toBeInTheDocument();
});

test('keys are left alone on a page without a scanner', async () => {
  const { user } = await renderPage(<input aria-label="Number" />);
  const field = screen.getByLabelText('Number');
  await user.click(field);
  await scan(CODE);
  expect(field).toHaveValue(CODE);
});

/** Types digits 5 ms apart, the first at this time. */
function typeDigits(digits: string, from: number): void {
  act(() =>
    [...digits].forEach((key, place) => {
      const event = new KeyboardEvent('keydown', { key, code: `Digit${key}`, bubbles: true });
      Object.defineProperty(event, 'timeStamp', { value: from + place * 5 });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }),
  );
}

test('a dismissed half of a code is listed when it comes again, its rest or not', async () => {
  const { user } = await renderPage(<ScanList />);
  typeDigits(WHOLE.slice(0, 5), -500_000);
  await user.click(await screen.findByRole('button', { name: 'Dismiss 20000' }));
  typeDigits(WHOLE.slice(5), -500_000 + 25);
  await waitFor(() => expect(screen.getByLabelText('Scanned')).toHaveTextContent(WHOLE));
  typeDigits(WHOLE.slice(0, 5), -400_000);
  expect(await screen.findByRole('button', { name: 'Dismiss 20000' })).toBeVisible();
});

describe('between the arrival of a page and its first look for scans', () => {
  let step: (name: 'waits' | 'arrived' | 'listens') => void = () => {};

  function Page() {
    const [name, setName] = useState<'waits' | 'arrived' | 'listens'>('waits');
    useEffect(() => {
      step = (next) => act(() => setName(next));
    });
    useScansWait(name === 'waits');
    return (
      <>
        <input aria-label="Article" />
        {name === 'listens' && <ScanList />}
      </>
    );
  }

  test('scans wait, are shown as waiting, and are handed over in order', async () => {
    await renderPage(<Page />);
    await scan(CODE);
    expect(screen.getByText('1 scan waits for the page')).toBeVisible();
    step('arrived');
    await scan(OTHER);
    expect(screen.getByText('2 scans wait for the page')).toBeVisible();
    step('listens');
    await waitFor(() =>
      expect(screen.getByLabelText('Scanned')).toHaveTextContent(`${CODE} ${OTHER}`),
    );
    expect(screen.queryByText(/for the page/)).not.toBeInTheDocument();
  });

  test('a page without a scanner keeps codes that are typed into its fields', async () => {
    const { user } = await renderPage(<Page />);
    step('arrived');
    await user.click(screen.getByLabelText('Article'));
    await scan(CODE);
    expect(screen.getByLabelText('Article')).toHaveValue(CODE);
    expect(screen.queryByText(/for the page/)).not.toBeInTheDocument();
  });
});

function KeptScans({ onScan }: { onScan: OnScan }) {
  useScanner(onScan, { together: true });
  return <ScanStatus last />;
}

test('a page that stores each scan at once does not wait for earlier ones', async () => {
  const answers: (() => void)[] = [];
  const kept: string[] = [];
  await renderPage(
    <KeptScans
      onScan={(code) => {
        kept.push(code);
        return new Promise((resolve) => answers.push(() => resolve('kept')));
      }}
    />,
  );
  await scan(CODE);
  await scan(OTHER);
  expect(kept).toEqual([CODE, OTHER]);
  expect(screen.queryByText('1 scan')).not.toBeInTheDocument();
  await act(async () => answers[1]?.());
  expect(screen.getByText('1 scan')).toBeVisible();
  expect(screen.getAllByText(`${OTHER} is kept until it is sent`)[0]).toBeVisible();
});

test('a refused code says why, and nothing else', async () => {
  const reason = 'OLD-7 is not in this shipment. On record it is in Airport.';
  await renderPage(<KeptScans onScan={() => ({ outcome: 'refused', reason })} />);
  await scan(CODE);
  expect(screen.getAllByRole('status').map((told) => told.textContent)).toEqual([reason, reason]);
});
