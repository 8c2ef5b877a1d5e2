import { decode } from './decode';
import { greyOf, type Frame } from './frame';

// Without the types of a worker: those of a page have other ones under the same names.
const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<Frame>) => void;
  postMessage: (code: string | null) => void;
};

worker.onmessage = ({ data: frame }) =>
  worker.postMessage(decode(greyOf(frame), { withUpright: frame.withUpright }));
