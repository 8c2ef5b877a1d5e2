import { useTimeZone } from '@backoffice/ui';
import { dismissUnknownCodes, useScanner, type ScanAnswer } from '@backoffice/ui/scanner';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Fate } from '../queue/scan-queue';
import { useScanQueue } from '../queue/use-scan-queue';
import { scanAnswer } from './scan-words';

/** Milliseconds that a scan waits for its answer before it counts as kept. */
const PATIENCE = 5_000;

/** The last code, and what became of it; `isRepeated`: it waits in the queue already. */
export interface LastScan {
  code: string;
  fate: Fate;
  isRepeated: boolean;
}

/** Takes scans, and codes that are typed, into the queue as they come. */
export function useCountScans(count: number) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const queue = useScanQueue();
  const { last, begin } = useLastScan();
  const forgetUnknown = useUnknownCodes();

  const take = async (text: string): Promise<ScanAnswer> => {
    const code = text.trim();
    const tell = begin();
    const { scan, isNew } = await queue.keep(count, code);
    if (!isNew) {
      tell({ code, fate: null, isRepeated: true });
      return { outcome: 'repeated', reason: t('counts.reasons.waitsAlready') };
    }
    const fate = await queue.fateOf(scan.key, PATIENCE);
    tell({ code, fate, isRepeated: false });
    if (fate && 'outcome' in fate && fate.outcome === 'unknown') forgetUnknown(code);
    return scanAnswer(t, fate, timeZone);
  };
  useScanner(take, { together: true });
  return { last, take };
}

/** Answers may overtake each other: the latest code stays. */
function useLastScan() {
  const [last, setLast] = useState<(LastScan & { number: number }) | null>(null);
  const count = useRef(0);
  const begin = () => {
    const number = (count.current += 1);
    return (scan: LastScan) =>
      setLast((shown) => (shown && shown.number > number ? shown : { ...scan, number }));
  };
  return { last, begin };
}

/** The count lists its unknown codes itself, so no other page has to deal with them. */
function useUnknownCodes() {
  const codes = useRef(new Set<string>());
  useEffect(() => {
    const seen = codes.current;
    return () => {
      for (const code of seen) dismissUnknownCodes(code);
    };
  }, []);
  return (code: string) => void codes.current.add(code);
}
