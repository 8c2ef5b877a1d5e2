import { renderPage, screen, waitFor } from '@backoffice/testing';
import { act } from '@testing-library/react';

import { ScanStatus, useScanner } from '../../index';
import { startReading } from '../stream/start-reading';
import english from './texts/en.json';

const CODE = '200000192808';

interface Track extends EventTarget {
  id: string;
  readyState: string;
  stop: () => void;
  getSettings: () => object;
  getCapabilities: () => object;
  applyConstraints: jest.Mock;
}

const trackWith = (capabilities: object, deviceId: string): Track =>
  Object.assign(new EventTarget(), {
    id: deviceId,
    readyState: 'live',
    stop(this: Track) {
      this.readyState = 'ended';
    },
    getSettings: () => ({ deviceId }),
    getCapabilities: () => capabilities,
    applyConstraints: jest.fn(() => Promise.resolve()),
  });

interface Device {
  capabilities?: object;
  cameras?: string[];
  /** Names of the errors with which the first requests are refused. */
  refusals?: string[];
}

const asked: MediaStreamConstraints[] = [];
const tracks: Track[] = [];

const refuse = (name: string): never => {
  // The name of the error is all that browsers tell reliably.
  throw Object.assign(new Error(name), { name });
};

/** Answers later, as browsers do. */
const later = <T,>(answer: () => T) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(answer());
      } catch (error) {
        reject(error as Error);
      }
    }, 5);
  });

/** Sets up a device with cameras; `asked` has the page's requests, `tracks` what it got. */
function give({ capabilities = {}, cameras = ['back'], refusals = [] }: Device): void {
  const left = [...refusals];
  const devices = {
    enumerateDevices: () =>
      later(() => cameras.map((deviceId) => ({ kind: 'videoinput', deviceId }))),
    getUserMedia: (wanted: MediaStreamConstraints) => {
      asked.push(wanted);
      const name = left.shift();
      if (name) return later(() => refuse(name));
      const { deviceId } = wanted.video as { deviceId?: { exact: string } };
      const track = trackWith(capabilities, deviceId?.exact ?? cameras[0] ?? '');
      tracks.push(track);
      return later(() => ({ getTracks: () => [track], getVideoTracks: () => [track] }));
    },
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
}

/** A page served by http can't list devices; a coarse pointer tells that this is a phone. */
function servePlainly(): void {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { matches: true, media } as MediaQueryList),
    );
}

beforeEach(() => {
  asked.length = 0;
  tracks.length = 0;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

function Basket() {
  useScanner(() => 'found');
  return <ScanStatus />;
}

async function openPanel() {
  const texts = () => Promise.resolve({ camera: english });
  const rendered = await renderPage(<Basket />, { texts });
  await rendered.user.click(await screen.findByRole('button', { name: 'Scan with the camera' }));
  return { ...rendered, panel: await screen.findByRole('region', { name: 'Camera' }) };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('why there is no picture is said in a sentence', () => {
  test.each([
    ['NotAllowedError', /does not let this page use the camera/],
    ['NotFoundError', /No camera was found/],
    ['NotReadableError', /in use by another app/],
    ['TypeError', /could not be started/],
  ])('%s', async (name, sentence) => {
    give({ refusals: [name] });
    const { user } = await openPanel();
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
    expect(tracks).toHaveLength(1);
  });

  test('served by http', async () => {
    servePlainly();
    await openPanel();
    expect(screen.getByText(/The camera needs https/)).toBeVisible();
    expect(button('Try again')).toBeVisible();
  });

  test('taken away in the middle', async () => {
    give({});
    await openPanel();
    await screen.findByText('Hold the code on the line');
    act(() => void tracks[0]?.dispatchEvent(new Event('ended')));
    expect(await screen.findByText(/in use by another app/)).toBeVisible();
  });
});

test('where there is no camera there is no button', async () => {
  give({ cameras: [] });
  await renderPage(<Basket />);
  await act(() => later(() => undefined));
  await act(() => later(() => undefined));
  expect(screen.queryByRole('button', { name: 'Scan with the camera' })).not.toBeInTheDocument();
});

test.each(['Escape', 'button'])('the camera goes off when it is closed: %s', async (how) => {
  give({});
  const { user, panel } = await openPanel();
  await screen.findByText('Hold the code on the line');
  if (how === 'Escape') await user.keyboard('{Escape}');
  else await user.click(button('Close the camera'));
  expect(panel).not.toBeInTheDocument();
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
});

test('light and other cameras are offered where there are some; the choice is remembered', async () => {
  give({ capabilities: { torch: true }, cameras: ['back', 'front'] });
  const { user } = await openPanel();
  await user.click(await screen.findByRole('button', { name: 'Light' }));
  expect(tracks[0]?.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  await waitFor(() => expect(button('Light')).toHaveAttribute('aria-pressed', 'true'));
  await user.click(button('Other camera'));
  await waitFor(() => expect(tracks).toHaveLength(2));
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
  await user.click(button('Close the camera'));
  await user.click(button('Scan with the camera'));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]?.video).toMatchObject({ deviceId: { exact: 'front' } });
});

test('a camera that was chosen and is gone is replaced by another', async () => {
  localStorage.setItem('backoffice.camera', 'gone');
  give({ refusals: ['OverconstrainedError'] });
  await openPanel();
  await screen.findByText('Hold the code on the line');
  expect(asked.map(({ video }) => video)).toMatchObject([
    { deviceId: { exact: 'gone' } },
    { facingMode: { ideal: 'environment' } },
  ]);
});

test("the browser's own reader scans where it knows our codes, each code by two readings", async () => {
  const seen = [[CODE], [CODE], [], ['4006381333932'], ['4006381333932'], [CODE]];
  const detect = jest.fn(() =>
    Promise.resolve(
      (seen.shift() ?? []).map((rawValue) => ({ rawValue, boundingBox: { y: 0, height: 9 } })),
    ),
  );
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(['qr_code', 'code_128']);
    detect = detect;
  }
  Object.assign(globalThis, { BarcodeDetector });
  const codes: string[] = [];
  const stop = startReading(document.createElement('video'), (code) => codes.push(code));
  await waitFor(() => expect(detect.mock.calls.length).toBeGreaterThan(6));
  stop();
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  expect(codes).toEqual([CODE]);
});
