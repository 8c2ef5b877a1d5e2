import { decode } from './decode';
import { greyOf, type Frame } from './frame';

// The types of a worker can't be used, as those of a page have the same names.
const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<Frame>) => void;
  postMessage: (code: string | null) => void;
};

worker.onmessage = ({ data: frame }) =>
  worker.postMessage(decode(greyOf(frame), { withUpright: frame.withUpright }));
