import type { FoundByCode } from '@backoffice/contracts';
import { useState } from 'react';

import type { BoundCode } from '../delivery/delivery-draft';

interface Asked {
  unknown: { code: string; onAnswer: (bound: BoundCode | null) => void };
  other: { found: FoundByCode; onAnswer: (isFirst: boolean) => void };
}

/** Questions that a scan waits for. */
export function useQuestions() {
  const [unknown, setUnknown] = useState<Asked['unknown'] | null>(null);
  const [other, setOther] = useState<Asked['other'] | null>(null);

  /** Which size a code stands for; null where nobody says so. */
  const askSize = (code: string) =>
    new Promise<BoundCode | null>((resolve) => {
      const onAnswer = (bound: BoundCode | null) => {
        setUnknown(null);
        resolve(bound);
      };
      setUnknown({ code, onAnswer });
    });
  /** Whether what is being entered is received first, and then what was found. */
  const askFirst = (found: FoundByCode) =>
    new Promise<boolean>((resolve) => {
      const onAnswer = (isFirst: boolean) => {
        setOther(null);
        resolve(isFirst);
      };
      setOther({ found, onAnswer });
    });
  return { unknown, other, askSize, askFirst };
}
