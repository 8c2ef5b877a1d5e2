import { changedTill, tillMutations } from '@backoffice/api-client/resources/till';
import type { Till } from '@backoffice/contracts';
import { formatMoney } from '@backoffice/i18n';
import { ModalForm, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import styles from '../counting/counting.module.css';
import { CashCount } from '../counting/drawer/cash-count';
import { cashPieces, type Count } from '../counting/drawer/count';
import { useSteps } from '../counting/use-steps';

interface Props {
  till: Till;
  onClose: () => void;
}

interface Values {
  pieces: Count['pieces'];
}

/** Counts the cash in the drawer at the beginning of a period. Mounted while it is open. */
export function OpeningDialog({ till, onClose }: Props) {
  const { t } = useTranslation('sales');
  const [version, setVersion] = useState(till.version);
  const [problem, setProblem] = useState<string>();
  const send = useWrite(tillMutations.open());
  const { left } = till.opening;

  const open = async ({ pieces }: Values) => {
    try {
      const input = { location: till.location?.id ?? null, version, cash: cashPieces(pieces) };
      const { opening } = await send(input);
      notify.success(t('till.opened', { amount: formatMoney(opening.cash) }));
      onClose();
    } catch (error) {
      const now = changedTill(error);
      if (!now) throw error;
      setVersion(now.version);
      setProblem(t('till.bookedBetween'));
    }
  };
  return (
    <ModalForm<Values>
      show
      size="lg"
      title={t('till.open')}
      defaultValues={{ pieces: {} }}
      error={problem}
      onSubmit={open}
      onClose={onClose}
      submitLabel={t('till.opens')}
      busyLabel={t('till.booking')}
    >
      {left !== null && <p>{t('till.leftLast', { amount: formatMoney(left) })}</p>}
      <Pieces />
    </ModalForm>
  );
}

function Pieces() {
  const steps = useRef<HTMLDivElement>(null);
  useSteps(steps);
  const { field } = useController<Values, 'pieces'>({ name: 'pieces' });
  return (
    <div ref={steps} className={styles.count}>
      <CashCount pieces={field.value} onChange={field.onChange} />
    </div>
  );
}
