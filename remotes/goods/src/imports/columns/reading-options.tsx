import type { UploadedImport, UploadOptions } from '@backoffice/contracts';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ChooseFile } from '../file/choose-file';
import { fileOf } from '../file/chosen-files';
import { useUpload } from '../file/use-upload';
import styles from '../imports.module.css';
import { useOpenImport } from '../use-open-import';

type Said = Pick<UploadOptions, 'encoding' | 'delimiter' | 'sheet' | 'header_line'>;

const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1250', 'windows-1252', 'windows-1254'];
const DELIMITERS = [';', ',', 'tab', '|'] as const;

const asRead = ({ encoding, delimiter, sheet, header_line }: UploadedImport): Said => ({
  ...(encoding && { encoding }),
  ...(delimiter && { delimiter: delimiter as NonNullable<Said['delimiter']> }),
  ...(sheet && { sheet }),
  header_line,
});

/** Reads the file anew with other options; asks for the file if this page no longer has it. */
function useReadAs(upload: UploadedImport) {
  const { open } = useOpenImport();
  const [waiting, setWaiting] = useState<Said | null>(null);
  const onUploaded = ({ id }: UploadedImport) => open(id, { replace: true });
  const { sent, problem, send } = useUpload(onUploaded);
  const readAs = (change: Said) => {
    const said = { ...asRead(upload), ...change };
    const file = fileOf(upload.id);
    if (file) void send(file, { ...said, replaces: upload.id });
    else setWaiting(said);
  };
  return { readAs, waiting, problem, isReading: sent !== null, onUploaded };
}

/** The options with which the file was read; a change reads it anew. */
export function ReadingOptions({ upload }: { upload: UploadedImport }) {
  const { t } = useTranslation('goods');
  const { readAs, waiting, problem, isReading, onUploaded } = useReadAs(upload);
  return (
    <>
      <div className={styles.fields} aria-busy={isReading}>
        {upload.format === 'csv' && <TextOptions upload={upload} onChange={readAs} />}
        {upload.sheets.length > 1 && (
          <Choice
            label={t('imports.reading.sheet')}
            value={upload.sheet ?? ''}
            onChange={(sheet) => readAs({ sheet })}
          >
            {upload.sheets.map((sheet) => (
              <option key={sheet}>{sheet}</option>
            ))}
          </Choice>
        )}
        <HeaderLine upload={upload} onChange={(line) => readAs({ header_line: line })} />
      </div>
      {problem && (
        <div className="alert alert-danger mt-3 mb-0" role="alert">
          {problem}
        </div>
      )}
      {waiting && (
        <div className="mt-3">
          <p>{t('imports.reading.chooseAgain', { name: upload.name })}</p>
          <ChooseFile options={{ ...waiting, replaces: upload.id }} onUploaded={onUploaded} />
        </div>
      )}
    </>
  );
}

interface TextOptionsProps {
  upload: UploadedImport;
  onChange: (change: Said) => void;
}

function TextOptions({ upload, onChange }: TextOptionsProps) {
  const { t } = useTranslation('goods');
  const delimiterOf = (text: string) => DELIMITERS.find((one) => one === text) ?? ';';
  return (
    <>
      <Encoding upload={upload} onChange={(encoding) => onChange({ encoding })} />
      <Choice
        label={t('imports.reading.delimiter')}
        value={upload.delimiter ?? ''}
        onChange={(text) => onChange({ delimiter: delimiterOf(text) })}
      >
        {DELIMITERS.map((one) => (
          <option key={one} value={one}>
            {one === 'tab' ? t('imports.reading.tab') : one}
          </option>
        ))}
      </Choice>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
  hint?: ReactNode;
}

function Choice({ label, value, onChange, children, hint }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
      {hint}
    </div>
  );
}

/** Chooses the encoding. For each that would change letters, it shows the first such value. */
function Encoding({
  upload,
  onChange,
}: {
  upload: UploadedImport;
  onChange: (name: string) => void;
}) {
  const { t } = useTranslation('goods');
  return (
    <Choice
      label={t('imports.reading.encoding')}
      value={upload.encoding ?? ''}
      onChange={onChange}
      hint={upload.encodings.map(({ encoding, example }) => (
        <div key={encoding} className={styles.note}>
          {t('imports.reading.wouldRead', { encoding, example })}
        </div>
      ))}
    >
      {ENCODINGS.map((encoding) => (
        <option key={encoding}>{encoding}</option>
      ))}
    </Choice>
  );
}

const LINES = 20;

function HeaderLine({
  upload,
  onChange,
}: {
  upload: UploadedImport;
  onChange: (line: number) => void;
}) {
  const { t } = useTranslation('goods');
  const { header_line: line } = upload;
  const lines = Array.from({ length: Math.max(LINES, line) }, (_, index) => index + 1);
  return (
    <Choice
      label={t('imports.reading.headerLine')}
      value={String(line)}
      onChange={(text) => onChange(Number(text))}
    >
      <option value="0">{t('imports.reading.noHeaders')}</option>
      {lines.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </Choice>
  );
}
