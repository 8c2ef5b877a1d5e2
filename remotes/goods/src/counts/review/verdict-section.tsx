import type { CountAction, JudgedVerdict } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Card, DataTable, useTimeZone } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import { lineColumns } from '../report/line-columns';
import { actionOf, actionsFor, type Decisions, type JudgedLine } from './decisions';
import { LineChoice } from './line-choice';
import styles from './review.module.css';

interface Props {
  verdict: JudgedVerdict;
  lines: readonly JudgedLine[];
  /** Ids of units that changed since somebody looked at them. */
  changed: ReadonlySet<number>;
  decisions: Decisions;
  decide: (ids: readonly number[], action: CountAction) => void;
}

/** The lines of one verdict, with a choice for each of them and one for all. */
export function VerdictSection({ verdict, lines, changed, decisions, decide }: Props) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  if (lines.length === 0) return null;
  const name = t(`counts.verdicts.${verdict}`);
  const title = `${name} (${formatNumber(lines.length)})`;
  const all = lines.map(({ id }) => id);
  const columns = [
    // A decision needs all that is known: a phone shows it in full.
    ...lineColumns<JudgedLine>({ t, timeZone, changed }).map(({ phone: _, ...column }) => column),
    {
      id: 'choice',
      header: t('counts.choice'),
      align: 'end' as const,
      selfEvident: true,
      cell: (line: JudgedLine) => (
        <LineChoice
          line={line}
          action={actionOf(line, decisions)}
          onChoose={(action) => decide([line.id], action)}
        />
      ),
    },
  ];
  return (
    <Card
      title={title}
      actions={
        actionsFor(verdict).length > 1 && (
          <ForAll {...{ verdict, name }} onChoose={(action) => decide(all, action)} />
        )
      }
    >
      <p className={styles.note}>{t(`counts.hints.${verdict}`)}</p>
      <DataTable caption={name} columns={columns} rows={lines} rowKey={({ id }) => id} />
    </Card>
  );
}

interface ForAllProps {
  verdict: JudgedVerdict;
  name: string;
  onChoose: (action: CountAction) => void;
}

function ForAll({ verdict, name, onChoose }: ForAllProps) {
  const { t } = useTranslation('goods');
  return (
    <div className={styles.forAll} role="group" aria-label={t('counts.forAll', { verdict: name })}>
      <span className={styles.note}>{t('counts.allOfThem')}</span>
      {actionsFor(verdict).map((action) => (
        <button
          key={action}
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => onChoose(action)}
        >
          {t(`counts.actions.${action}`)}
        </button>
      ))}
    </div>
  );
}
