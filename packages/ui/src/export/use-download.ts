import { ApiError } from '@backoffice/api-client';
import type { FileOptions } from '@backoffice/api-client/resources/exports';
import type { Language } from '@backoffice/contracts';
import { notify } from '@backoffice/ui/notify';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { detailOf } from '../feedback/detail-of';
import { saveFile } from './save-file';

/** Milliseconds after which the progress is shown. */
const PATIENCE = 1_000;

export interface Download {
  isBusy: boolean;
  /** Bytes that have come; null in the first second, and while nothing is fetched. */
  bytes: number | null;
  start: (fetchFile: (options: FileOptions) => Promise<File>) => Promise<void>;
  cancel: () => void;
}

/** Fetches a file and saves it; a failure is notified. Leaving the page cancels it. */
export function useDownload(): Download {
  const { t, i18n } = useTranslation('ui');
  const [isBusy, setIsBusy] = useState(false);
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start: Download['start'] = async (fetchFile) => {
    const controller = new AbortController();
    const started = Date.now();
    const onBytes = (loaded: number) => {
      if (Date.now() - started >= PATIENCE) setBytes(loaded);
    };
    const timer = setTimeout(() => setBytes((now) => now ?? 0), PATIENCE);
    running.current = controller;
    setIsBusy(true);
    try {
      const language = i18n.language as Language;
      const file = await fetchFile({ language, signal: controller.signal, onBytes });
      saveFile(file, file.name);
    } catch (error) {
      const isCancelled = error instanceof ApiError && error.code === 'cancelled';
      if (!isCancelled) notify.danger(t('export.failed'), { detail: detailOf(error) });
    } finally {
      clearTimeout(timer);
      setIsBusy(false);
      setBytes(null);
    }
  };
  return { isBusy, bytes, start, cancel: () => running.current?.abort() };
}
