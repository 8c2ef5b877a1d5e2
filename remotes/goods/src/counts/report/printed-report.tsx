import { COUNT_VERDICTS, OTHER, type CountLine, type CountReview } from '@backoffice/contracts';
import { formatMoment, formatNumber, NO_VALUE } from '@backoffice/i18n';
import { usePerson, useTimeZone } from '@backoffice/ui';
import { unitDescription } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import { resultText, scopeText } from '../count-words';
import { whyText } from './line-columns';
import styles from './printed-report.module.css';

/** A count on paper, to be signed and kept. */
export function PrintedReport({ review }: { review: CountReview }) {
  const { t } = useTranslation('goods');
  const { count } = review;
  return (
    <article className={styles.sheet}>
      <h1>{t('counts.of', { shop: count.location.name })}</h1>
      <Facts review={review} />
      {[...COUNT_VERDICTS, OTHER].map((verdict) => {
        const lines = review.lines.filter((line) => line.verdict === verdict);
        if (lines.length === 0) return null;
        return (
          <section key={verdict}>
            <h2>
              {t(`counts.verdicts.${verdict}`)} ({formatNumber(lines.length)})
            </h2>
            <Lines lines={lines} />
          </section>
        );
      })}
      {review.unknown.length > 0 && (
        <section>
          <h2>
            {t('words:fields.unknown')} ({formatNumber(review.unknown.length)})
          </h2>
          <p>{review.unknown.map(({ code }) => code).join(', ')}</p>
        </section>
      )}
      <div className={styles.signatures}>
        <span>{count.ended_by}</span>
      </div>
    </article>
  );
}

function Facts({ review: { count } }: { review: CountReview }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  const { data } = usePerson();
  const by = (moment: string | null, who: string | null) =>
    `${formatMoment(moment, timeZone)} · ${who ?? NO_VALUE}`;
  const facts = [
    [t('counts.shop'), `${count.location.name} · ${data?.company.name ?? ''}`],
    [t('counts.scope.title'), scopeText(t, count.scope)],
    [t('counts.startedAt'), by(count.started_at, count.by)],
    [t('counts.endedAt'), by(count.ended_at, count.ended_by)],
    [t('counts.counted'), formatNumber(count.scanned)],
    [t('counts.result.title'), resultText(t, count)],
  ] as const;
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ lines }: { lines: readonly CountLine[] }) {
  const { t } = useTranslation('goods');
  const timeZone = useTimeZone();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('words:fields.barcode')}</th>
          <th scope="col">{t('words:fields.product')}</th>
          <th scope="col">{t('words:fields.size')}</th>
          <th scope="col">{t('counts.why')}</th>
          <th scope="col">{t('counts.report.done')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{line.barcode}</td>
            <td>
              {line.code} · {unitDescription(line)}
            </td>
            <td>{line.number ?? NO_VALUE}</td>
            <td>{whyText(t, line, timeZone).join('; ')}</td>
            <td>{line.done ? t(`counts.done.${line.done}`) : NO_VALUE}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
