import type { UploadedImport, UploadOptions } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Icon, ICONS } from '@backoffice/ui';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { Progress } from '../booking/progress';
import styles from '../imports.module.css';
import { Templates } from './templates';
import { useUpload } from './use-upload';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values';

interface Props {
  options?: Partial<UploadOptions>;
  onUploaded: (upload: UploadedImport) => void;
}

/** A file is chosen, dropped or pasted, and read. */
export function ChooseFile({ options, onUploaded }: Props) {
  const { t } = useTranslation('goods');
  const { sent, problem, send, cancel } = useUpload(onUploaded);
  const begin = (file: File | undefined) => void (file && send(file, options));
  usePaste(begin);
  if (sent !== null) {
    return (
      <div>
        <Progress
          label={t(sent < 1 ? 'imports.file.sending' : 'imports.file.reading')}
          share={sent}
        />
        <button type="button" className="btn btn-outline-secondary mt-2" onClick={cancel}>
          {t('imports.file.stop')}
        </button>
      </div>
    );
  }
  return (
    <>
      <DropZone onFile={begin} />
      {problem && (
        <div className="alert alert-danger mt-3 mb-0" role="alert">
          {problem}
        </div>
      )}
      <Templates />
    </>
  );
}

interface DropZoneProps {
  onFile: (file: File | undefined) => void;
}

function DropZone({ onFile }: DropZoneProps) {
  const { t } = useTranslation('goods');
  const [isOver, setIsOver] = useState(false);
  const hint = useId();
  const over = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setIsOver(is);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <FileButton onFile={onFile} hint={hint} />
      <p id={hint} className={`${styles.note} mb-0`}>
        {t('imports.file.hint', { rows: formatNumber(100_000), units: formatNumber(50_000) })}
      </p>
    </div>
  );
}

function FileButton({ onFile, hint }: DropZoneProps & { hint: string }) {
  const { t } = useTranslation('goods');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        accept={ACCEPTED}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // Otherwise the same file, once mended, could not be chosen again.
          target.value = '';
        }}
      />
      <button
        type="button"
        className="btn btn-primary"
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        <Icon path={ICONS.plus} size={0.85} /> {t('imports.file.choose')}
      </button>
    </>
  );
}

/** Takes a table that was copied in a spreadsheet, unless it is pasted into a field. */
function usePaste(begin: (file: File) => void) {
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, select'))
        return;
      const file =
        event.clipboardData?.files[0] ?? pastedTable(event.clipboardData?.getData('text/plain'));
      if (file) latest.current(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** A table copied in a spreadsheet, as a file; undefined for a text that is no table. */
function pastedTable(text: string | undefined): File | undefined {
  if (!text || !/\t/.test(text) || !/\n/.test(text.trim())) return undefined;
  return new File([text], 'Clipboard.tsv', { type: 'text/tab-separated-values' });
}
