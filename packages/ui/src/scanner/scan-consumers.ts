import { startListening } from './scan-listener';
import { logScan, restartScanCount, setWaitingScans, type ScanOutcome } from './scan-log';
import { playScanSound } from './scan-sound';

type Handled = void | ScanOutcome | undefined;

/** Handles one code; says what became of it (nothing means found). */
export type OnScan = (code: string) => Handled | Promise<Handled>;

/** Takes a code, and deals with it when those before it are done. */
type Consumer = (code: string) => void;

const consumers: Consumer[] = [];
let stopListening: (() => void) | undefined;

/** The newest consumer gets the scans: a dialog's before its page's. Returns how to leave. */
export function addConsumer(onScan: OnScan): () => void {
  const consumer = queueFor(onScan);
  if (consumers.length === 0) {
    restartScanCount();
    stopListening = startListening((code) => consumers.at(-1)?.(code));
  }
  consumers.push(consumer);
  return () => {
    consumers.splice(consumers.indexOf(consumer), 1);
    if (consumers.length === 0) stopListening?.();
  };
}

/** Each has a queue of its own: an answer that never comes holds up nobody else. */
function queueFor(onScan: OnScan): Consumer {
  const waiting: string[] = [];
  let isBusy = false;

  const work = async () => {
    isBusy = true;
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) {
      setWaitingScans(waiting.length);
      const outcome = await outcomeOf(code, onScan);
      logScan(code, outcome);
      playScanSound(outcome);
    }
    isBusy = false;
  };
  return (code) => {
    waiting.push(code);
    if (isBusy) setWaitingScans(waiting.length);
    else void work();
  };
}

/** The error itself is its owner's to report; here it only keeps the code from being lost. */
async function outcomeOf(code: string, onScan: OnScan): Promise<ScanOutcome> {
  try {
    return (await onScan(code)) ?? 'found';
  } catch {
    return 'failed';
  }
}
