import { parentPort, workerData } from 'node:worker_threads';

import { formatOf } from './bytes/format';
import { openCsv } from './csv/open-csv';
import { ReadProblem } from './read-problem';
import type { ReadOptions, Told } from './reading';
import { readTable } from './table/read-table';
import { openXlsx } from './xlsx/open-xlsx';

const { bytes, options } = workerData as { bytes: Uint8Array; options: ReadOptions };
const tell = (told: Told) => parentPort?.postMessage(told);

async function read(): Promise<void> {
  const opened =
    formatOf(bytes) === 'xlsx' ? await openXlsx(bytes, options) : openCsv(bytes, options);
  const facts = await readTable(opened, options.headerLine, (rows) => tell({ rows }));
  tell({ facts });
}

read().catch((error: unknown) => {
  if (!(error instanceof ReadProblem)) throw error;
  tell({ problem: { message: error.message, code: error.code } });
});
