import { decodeInSteps } from '../decoding/decode';
import { greyOf, type Frame } from '../decoding/frame';
import { findDetector, type Detector } from './barcode-detector';
import { createFrameGrabber } from './grab-frame';

/** Reads the code that a video shows at this moment; null where there is none. */
export interface FrameReader {
  read: (video: HTMLVideoElement) => Promise<string | null>;
  close: () => void;
}

/** Milliseconds after which the page reads by itself, until the worker answers. */
const PATIENCE = 3_000;
/** Milliseconds of work between two pauses, in browsers without `requestIdleCallback`. */
const SLICE = 4;

/**
 * Uses the browser's own reader of barcodes where it knows CODE128, else ours in a worker. Where no
 * worker can be made, as of scripts from another origin, ours runs in the page's idle time.
 */
export function createFrameReader(): FrameReader {
  let grab: ReturnType<typeof createFrameGrabber> | undefined;
  let detector: Promise<Detector | null> | null = findDetector();
  let worker: DecodingWorker | null | undefined;

  const decodeFrame = async (frame: Frame): Promise<string | null> => {
    if (worker === undefined) worker = startWorker();
    if (!worker || worker.isLate()) return decodeInPauses(frame);
    try {
      return await worker.decode(frame);
    } catch {
      worker?.close();
      worker = null;
      return null;
    }
  };
  return {
    async read(video) {
      const native = await detector;
      if (native) {
        try {
          return await native(video);
        } catch {
          detector = null;
        }
      }
      grab ??= createFrameGrabber();
      const frame = grab(video);
      return frame && decodeFrame(frame);
    },
    close() {
      worker?.close();
      worker = null;
    },
  };
}

interface DecodingWorker {
  /** Answers null after a while: a busy device starts it late. Rejects when it could not be started. */
  decode: (frame: Frame) => Promise<string | null>;
  /** It still owes an answer. */
  isLate: () => boolean;
  close: () => void;
}

function startWorker(): DecodingWorker | null {
  try {
    const worker = new Worker(new URL('../decoding/decode-worker.ts', import.meta.url));
    let isLate = false;
    return {
      isLate: () => isLate,
      decode: (frame) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(() => {
            isLate = true;
            resolve(null);
          }, PATIENCE);
          worker.onerror = reject;
          worker.onmessage = ({ data }: MessageEvent<string | null>) => {
            clearTimeout(timer);
            isLate = false;
            resolve(data);
          };
          worker.postMessage(frame, [frame.pixels.buffer]);
        }),
      close: () => worker.terminate(),
    };
  } catch {
    return null;
  }
}

async function decodeInPauses(frame: Frame): Promise<string | null> {
  const steps = decodeInSteps(greyOf(frame), { withUpright: frame.withUpright });
  for (;;) {
    const isTimeLeft = await pause();
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (isTimeLeft());
  }
}

/** Waits until the page is idle; Safari has no `requestIdleCallback`. */
const pause = () =>
  new Promise<() => boolean>((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining() > 1), {
        timeout: 100,
      });
      return;
    }
    setTimeout(() => {
      const began = performance.now();
      resolve(() => performance.now() - began < SLICE);
    });
  });
