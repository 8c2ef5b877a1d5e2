import { ApiError } from '@backoffice/api-client';
import { DraftKey } from '@backoffice/api-client';
import { importMutations } from '@backoffice/api-client/resources/imports';
import { importQueries } from '@backoffice/api-client/resources/imports';
import { MAX_IMPORT_BYTES, type UploadedImport, type UploadOptions } from '@backoffice/contracts';
import { detailOf } from '@backoffice/ui';
import { fieldTexts } from '@backoffice/ui/notify';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { keepFile } from './chosen-files';

export interface Upload {
  /** How much of it is sent, from 0 to 1; null: nothing is under way. */
  sent: number | null;
  /** Why the file can't be read, and what to do. */
  problem: string | null;
  send: (file: File, options?: Partial<UploadOptions>) => Promise<void>;
  cancel: () => void;
}

/** Sends a file to be read; one at a time. */
export function useUpload(onUploaded: (upload: UploadedImport) => void): Upload {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const { mutateAsync } = useMutation(importMutations.upload());
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const line = useRef<AbortController>(null);
  useEffect(() => () => line.current?.abort(), []);

  const problemOf = (error: unknown): string | null => {
    if (!(error instanceof ApiError)) return t('imports.file.failed');
    if (error.code === 'cancelled') return null;
    return fieldTexts(error).file ?? detailOf(error) ?? t('imports.file.failed');
  };
  const send: Upload['send'] = async (file, options = {}) => {
    setProblem(null);
    if (file.size > MAX_IMPORT_BYTES) return setProblem(t('imports.file.tooLarge'));
    if (file.size === 0) return setProblem(t('imports.file.empty'));
    line.current?.abort();
    const abort = (line.current = new AbortController());
    setSent(0);
    const input = {
      file,
      options: { name: file.name, ...options },
      signal: abort.signal,
      onSent: setSent,
    };
    try {
      const upload = await mutateAsync({ input, idempotencyKey: new DraftKey().value });
      keepFile(upload.id, file);
      client.setQueryData(importQueries.one(upload.id).queryKey, upload);
      onUploaded(upload);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSent(null);
    }
  };
  return { sent, problem, send, cancel: () => line.current?.abort() };
}
