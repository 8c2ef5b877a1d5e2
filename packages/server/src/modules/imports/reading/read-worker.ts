import { parentPort, workerData } from 'node:worker_threads';

import { readBytes } from './read-bytes';
import { ReadProblem } from './read-problem';
import type { ReadOptions, Told } from './reading';

const { bytes, options } = workerData as { bytes: Uint8Array; options: ReadOptions };
const tell = (told: Told) => parentPort?.postMessage(told);

readBytes(bytes, options, (rows) => tell({ rows: JSON.stringify(rows) })).then(
  (facts) => tell({ facts }),
  (error: unknown) => {
    if (!(error instanceof ReadProblem)) throw error;
    tell({ problem: error.said });
  },
);
