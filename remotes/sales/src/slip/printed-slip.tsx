import { currentLanguage, directionOf } from '@backoffice/i18n';
import { notifyMessage } from '@backoffice/ui/notify';
import { PrintPage } from '@backoffice/ui/printing';
import { useRef } from 'react';

import { useRollHeight } from './roll-height';
import type { Slip } from './slip';
import { SlipFoot } from './slip-foot';
import { SlipHeading } from './slip-heading';
import { SlipPartLines } from './slip-lines';
import { slipPage } from './slip-page';
import { readSlipSettings } from './slip-settings';
import { SlipSums } from './slip-sums';
import styles from './slip.module.css';

interface Props {
  slip: Slip;
  onDone: () => void;
}

/** Prints a slip on the paper that this device is set to. */
export function PrintedSlip({ slip, onDone }: Props) {
  const fail = () => {
    notifyMessage('printFailed');
    onDone();
  };
  return (
    <PrintPage onDone={onDone} onFail={fail}>
      <SlipSheet slip={slip} />
    </PrintPage>
  );
}

function SlipSheet({ slip }: { slip: Slip }) {
  const { size } = readSlipSettings();
  const sheet = useRef<HTMLElement>(null);
  const height = useRollHeight(sheet);
  const language = currentLanguage();
  return (
    <article
      ref={sheet}
      lang={language}
      dir={directionOf(language)}
      className={`${styles.slip} ${styles[size]} ${slipPage(size, height)}`}
    >
      <SlipHeading slip={slip} />
      {slip.returned && <SlipPartLines slip={slip} part={slip.returned} />}
      {slip.sold && <SlipPartLines slip={slip} part={slip.sold} />}
      <SlipSums slip={slip} />
      <SlipFoot slip={slip} />
    </article>
  );
}
