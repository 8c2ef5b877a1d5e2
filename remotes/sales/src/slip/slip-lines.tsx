import { formatMoment } from '@backoffice/i18n';
import { Money } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import type { Slip, SlipLine, SlipPart } from './slip';
import styles from './slip.module.css';

interface Props {
  slip: Slip;
  part: SlipPart;
}

/**
 * The units that were sold, or those that came back. An exchange prints both, each with a heading.
 */
export function SlipPartLines({ slip, part }: Props) {
  const { t } = useTranslation('sales');
  const direction = part === slip.returned ? 'returned' : 'taken';
  return (
    <section className={styles.part}>
      {slip.returned && <h2 className={styles.direction}>{t(`slip.${direction}`)}</h2>}
      <ul className={styles.lines}>
        {part.lines.map((line) => (
          <Line key={line.id} line={line} slip={slip} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, slip: { kind, head } }: { line: SlipLine; slip: Slip }) {
  const { t } = useTranslation('sales');
  const dayOf = (moment: string) => formatMoment(moment, head.timeZone, { dateStyle: 'medium' });
  const { from, returnedAt } = line;
  return (
    <li className={styles.line}>
      <div className={styles.goods}>
        <bdi className={styles.goodsTitle}>{line.title}</bdi>
        <bdi>{line.details.join(' · ')}</bdi>
        <bdi className={styles.digits}>{line.barcode}</bdi>
        {from && <span>{t('slip.from', { number: `${from.number}`, day: dayOf(from.at) })}</span>}
        {returnedAt && <span>{t('slip.returnedOn', { day: dayOf(returnedAt) })}</span>}
      </div>
      {kind !== 'gift' && <Price line={line} />}
    </li>
  );
}

const Price = ({ line: { price, regularPrice } }: { line: SlipLine }) => (
  <div className={styles.price}>
    {regularPrice && (
      <s>
        <Money value={regularPrice} />
      </s>
    )}
    <strong>
      <Money value={price} />
    </strong>
  </div>
);
