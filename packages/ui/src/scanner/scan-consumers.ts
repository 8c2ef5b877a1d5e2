import { logScan, restartScanCount, setWaitingScans, type ScanOutcome } from './scan-log';
import { startListening } from './scan-listener';
import { playScanSound } from './scan-sound';

/** Handles one code; says what became of it (nothing means found). */
export type OnScan = (
  code: string,
) => void | ScanOutcome | undefined | Promise<void | ScanOutcome | undefined>;

export interface ScanConsumer {
  onScan: OnScan;
}

const consumers: ScanConsumer[] = [];
const queue: { code: string; consumer: ScanConsumer }[] = [];
let isBusy = false;
let stopListening: (() => void) | undefined;

/** The newest consumer gets the scans: a dialog's before its page's. Returns how to leave. */
export function addConsumer(consumer: ScanConsumer): () => void {
  if (consumers.length === 0) {
    restartScanCount();
    stopListening = startListening(deliver);
  }
  consumers.push(consumer);
  return () => {
    consumers.splice(consumers.indexOf(consumer), 1);
    if (consumers.length === 0) stopListening?.();
  };
}

function deliver(code: string): void {
  const consumer = consumers.at(-1);
  if (!consumer) return;
  queue.push({ code, consumer });
  void work();
}

async function work(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let scan = queue.shift(); scan; scan = queue.shift()) {
    setWaitingScans(queue.length);
    const outcome = await outcomeOf(scan.code, scan.consumer);
    logScan(scan.code, outcome);
    playScanSound(outcome);
  }
  setWaitingScans(0);
  isBusy = false;
}

/** The error itself is its owner's to report; here it only keeps the code from being lost. */
async function outcomeOf(code: string, { onScan }: ScanConsumer): Promise<ScanOutcome> {
  try {
    return (await onScan(code)) ?? 'found';
  } catch {
    return 'failed';
  }
}
