import { formatMoment, formatNumber } from '@backoffice/i18n';
import { Slot } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';

import { Sheet } from '../paper/sheet';
import { SheetHeading } from '../paper/sheet-heading';
import type { Slip } from './slip';
import { SlipFoot } from './slip-foot';
import { SlipPartLines } from './slip-lines';
import { readSlipSettings } from './slip-settings';
import { SlipSums } from './slip-sums';
import styles from './slip.module.css';

interface Props {
  slip: Slip;
  onDone: () => void;
}

/** Prints a slip on the paper that this device is set to. */
export const PrintedSlip = ({ slip, onDone }: Props) => (
  <Sheet size={readSlipSettings().size} onDone={onDone}>
    <SlipHeading slip={slip} />
    {slip.returned && <SlipPartLines slip={slip} part={slip.returned} />}
    {slip.sold && <SlipPartLines slip={slip} part={slip.sold} />}
    <SlipSums slip={slip} />
    {slip.id !== null && <Slot name="slip.part" props={{ kind: slip.kind, id: slip.id }} />}
    <SlipFoot slip={slip} />
  </Sheet>
);

/** The company, the kind and number of the slip, its moment and its seller. */
function SlipHeading({ slip }: { slip: Slip }) {
  const { t } = useTranslation('sales');
  const { head, location, kind, number, copy, changed, fiscalNumber } = slip;
  const marks = [
    ...(changed ? [t(`slip.${changed}`)] : []),
    ...(copy > 0 ? [t('slip.copy', { number: formatNumber(copy) })] : []),
  ];
  return (
    <SheetHeading
      company={{ ...head, lines: [location, head.address, head.phone] }}
      title={t(`slip.titles.${kind}`, { number })}
      marks={marks}
    >
      <p className={styles.made}>
        <span>{formatMoment(slip.at, head.timeZone)}</span>
        <span>{t('slip.seller', { name: slip.seller })}</span>
      </p>
      {fiscalNumber && <p>{t('slip.fiscal', { number: fiscalNumber })}</p>}
    </SheetHeading>
  );
}
