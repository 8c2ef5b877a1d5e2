import type { ImportCheck, SizeRun, UploadedImport } from '@backoffice/contracts';
import { formatNumber, typedWhole } from '@backoffice/i18n';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../../imports.module.css';
import { useCheckAgain } from '../use-check-again';

interface Props {
  upload: UploadedImport;
  found: NonNullable<ImportCheck['runs']>[number];
  title: string;
}

const MOST = 100;

/** The pieces of each size as they are typed; nothing typed is none. */
function usePieces({ upload, found }: Props) {
  const said = upload.mapping.runs?.find(({ run }) => run === found.run);
  const before = said?.pieces.map(({ size, pieces }) => [size, String(pieces)] as const);
  const [typed, setTyped] = useState<Record<string, string>>(Object.fromEntries(before ?? []));
  const [isWhole, setIsWhole] = useState(said?.isWhole ?? false);
  const pieces = found.sizes.map((size) => {
    const text = typed[size]?.trim() ?? '';
    return { size, pieces: text === '' ? 0 : (typedWhole(text) ?? NaN) };
  });
  const sum = pieces.reduce((all, one) => all + one.pieces, 0);
  const isRight = sum > 0 && pieces.every((one) => one.pieces >= 0 && one.pieces <= MOST);
  const type = (size: string, text: string) => setTyped({ ...typed, [size]: text });
  const run: SizeRun = { run: found.run, pieces, isWhole };
  return { typed, type, run, sum, isRight, setIsWhole };
}

export function RunForm(props: Props) {
  const { upload, found, title } = props;
  const { t } = useTranslation('goods');
  const { typed, type, run, sum, isRight, setIsWhole } = usePieces(props);
  const { isBusy, checkWith } = useCheckAgain(upload);
  const split = (event: FormEvent) => {
    event.preventDefault();
    const others = (upload.mapping.runs ?? []).filter((one) => one.run !== found.run);
    if (isRight) void checkWith({ runs: [...others, run] });
  };
  return (
    <form onSubmit={split}>
      <fieldset className={styles.run}>
        <legend className={styles.runTitle}>{title}</legend>
        {found.sizes.map((size) => (
          <Pieces key={size} size={size} value={typed[size] ?? ''} onType={type} />
        ))}
        <Counts isWhole={run.isWhole} onChange={setIsWhole} />
        <button
          type="submit"
          className="btn btn-primary"
          disabled={!isRight}
          aria-disabled={isBusy}
        >
          {t('imports.runs.split')}
        </button>
        <span className={styles.note}>
          {isRight && t('imports.runs.sum', { sum: formatNumber(sum) })}
        </span>
      </fieldset>
    </form>
  );
}

interface PiecesProps {
  size: string;
  value: string;
  onType: (size: string, text: string) => void;
}

function Pieces({ size, value, onType }: PiecesProps) {
  const { t } = useTranslation('goods');
  const id = useId();
  return (
    <div className={styles.pieces}>
      <label htmlFor={id}>
        <span aria-hidden="true">{size}</span>
        <span className="visually-hidden">{t('imports.runs.pieces', { size })}</span>
      </label>
      <input
        id={id}
        className="form-control"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        dir="ltr"
        value={value}
        onChange={({ target }) => onType(size, target.value)}
      />
    </div>
  );
}

interface CountsProps {
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
}

function Counts({ isWhole, onChange }: CountsProps) {
  const { t } = useTranslation('goods');
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('imports.runs.counts')}</label>
      <select
        id={id}
        className="form-select"
        value={isWhole ? 'runs' : 'pieces'}
        onChange={({ target }) => onChange(target.value === 'runs')}
      >
        <option value="pieces">{t('imports.runs.ofPieces')}</option>
        <option value="runs">{t('imports.runs.ofRuns')}</option>
      </select>
    </div>
  );
}
