import type { FoundByCode } from '@backoffice/contracts';
import { useState } from 'react';

import type { BoundCode } from '../delivery/delivery-draft';

interface Asked {
  unknown: { code: string; onAnswer: (bound: BoundCode | null) => void };
  other: { found: FoundByCode; onAnswer: (isFirst: boolean) => void };
}

/** The questions that a scan may ask before it goes on. */
export function useQuestions() {
  const [unknown, setUnknown] = useState<Asked['unknown'] | null>(null);
  const [other, setOther] = useState<Asked['other'] | null>(null);

  /** Asks which size a code stands for; null if nobody answers. */
  const askSize = (code: string) =>
    new Promise<BoundCode | null>((resolve) => {
      const onAnswer = (bound: BoundCode | null) => {
        setUnknown(null);
        resolve(bound);
      };
      setUnknown({ code, onAnswer });
    });
  /** Asks whether the product in the form is received first, and then the one that was found. */
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
