import { isTextField, rememberField } from './scan-field';
import { createScanReader, SCAN_SILENCE } from './scan-reader';
import { scanSettings, subscribeToScanSettings } from './scan-settings';

/** Listens to the keyboard before anybody else does. Returns how to stop. */
export function startListening(deliver: (code: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restoreField = () => {};
  const newReader = () => createScanReader({ maxGap: scanSettings().maxGap });
  let reader = newReader();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { starts, code } = reader.read({
      code: event.code,
      key: event.key,
      at: event.timeStamp,
      repeat: event.repeat,
      modified: event.ctrlKey || event.metaKey || event.altKey,
      inField: isTextField(event.target),
    });
    if (starts) restoreField = rememberField(event.target);
    clearTimeout(timer);
    if (code !== null) {
      event.preventDefault();
      event.stopImmediatePropagation();
      finish(code);
    } else {
      timer = setTimeout(settle, SCAN_SILENCE);
    }
  };
  const settle = () => {
    // A timer may fire a fraction early; asked a little later, the answer is the same.
    const code = reader.settle(performance.now() + 5);
    if (code !== null) finish(code);
  };
  const finish = (code: string) => {
    restoreField();
    deliver(code);
  };

  document.addEventListener('keydown', onKeyDown, { capture: true });
  const unsubscribe = subscribeToScanSettings(() => {
    reader = newReader();
  });
  return () => {
    document.removeEventListener('keydown', onKeyDown, { capture: true });
    unsubscribe();
    clearTimeout(timer);
  };
}
