import { createFrameReader } from './frame-reader';

const FRAME = { pixels: new Uint8ClampedArray(4), width: 1, height: 1, withUpright: false };
jest.mock('./grab-frame', () => ({
  createFrameGrabber: () => () => structuredClone(FRAME),
}));

/** A worker that answers when the test says so; this environment has none. */
class SlowWorker {
  static last: SlowWorker | undefined;
  onmessage: (event: { data: string | null }) => void = () => undefined;
  onerror: () => void = () => undefined;
  postMessage = jest.fn();
  terminate = jest.fn();
  constructor() {
    SlowWorker.last = this;
  }
}

const video = document.createElement('video');

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { Worker: SlowWorker });
});
afterEach(() => jest.useRealTimers());

test('a worker that starts late is used once it answers; the page reads meanwhile', async () => {
  const reader = createFrameReader();
  const first = reader.read(video);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await first).toBeNull();
  const worker = SlowWorker.last as SlowWorker;

  const meanwhile = reader.read(video);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await meanwhile).toBeNull();
  expect(worker.postMessage).toHaveBeenCalledTimes(1);

  worker.onmessage({ data: null });
  const next = reader.read(video);
  await jest.advanceTimersByTimeAsync(0);
  worker.onmessage({ data: '200000192808' });
  expect(await next).toBe('200000192808');
  expect(worker.terminate).not.toHaveBeenCalled();
});
