import { useState } from 'react';

import { useCode } from '../code/code';
import { toastCode } from './late-toasts';

/** Milliseconds after which code that could not be loaded is asked for again. */
const PAUSE = 15_000;

/** Where notifications appear; the host mounts it once. */
export function Notifications() {
  const [tries, setTries] = useState(0);
  const tryLater = () => setTimeout(() => setTries(tries + 1), PAUSE);
  return <LateToasts key={tries} onFailure={tryLater} />;
}

function LateToasts({ onFailure }: { onFailure: () => void }) {
  const code = useCode(toastCode, { onFailure });
  return code ? <code.Toasts /> : null;
}
