import { OTHER, type CountLine } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { DataTable, useTimeZone } from '@backoffice/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lineColumns } from '../report/line-columns';
import styles from './review.module.css';

const EXPLAINED = ['left', 'arrived', 'beyond', OTHER] as const;

/** Lines that need no decision, folded up until somebody opens them. */
export function Explained({ lines }: { lines: readonly CountLine[] }) {
  const explained = EXPLAINED.map((verdict) => ({
    verdict,
    lines: lines.filter((line) => line.verdict === verdict),
  })).filter((part) => part.lines.length > 0);
  return explained.map((part) => <Part key={part.verdict} {...part} />);
}

interface PartProps {
  verdict: (typeof EXPLAINED)[number];
  lines: readonly CountLine[];
}

function Part({ verdict, lines }: PartProps) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const [isOpen, setIsOpen] = useState(false);
  const name = t(`counts.verdicts.${verdict}`);
  return (
    <details className={styles.explained} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {name} ({formatNumber(lines.length)})
      </summary>
      <p className={styles.note}>{t(`counts.hints.${verdict}`)}</p>
      {isOpen && (
        <DataTable
          caption={name}
          columns={lineColumns({ t, timeZone })}
          rows={lines}
          rowKey={({ id }) => id}
        />
      )}
    </details>
  );
}
