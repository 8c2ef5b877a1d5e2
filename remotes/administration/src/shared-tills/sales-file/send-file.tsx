import { keptSaleMutations } from '@backoffice/api-client/resources/kept-sales';
import {
  readOfflineFile,
  readOfflineSlip,
  type OfflineFile,
  type OfflineOutcome,
  type SharedTill,
} from '@backoffice/contracts';
import { formatMoney } from '@backoffice/i18n';
import { ConfirmDialog, detailOf, isolated } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FileButton } from './file-button';
import { totalOf } from './file-of';
import { Outcomes } from './outcomes';

interface Read {
  till: { id: number; name: string };
  sales: OfflineFile['sales'];
}

/** Sends what another device sold without a line, from the file that was saved there. */
export function SendFile({ tills }: { tills: readonly SharedTill[] }) {
  const { t } = useTranslation('administration');
  const [read, setRead] = useState<Read>();
  const [outcomes, setOutcomes] = useState<OfflineOutcome[]>();
  const choose = async (chosen: File) => {
    const file = readOfflineFile(await chosen.text());
    const till = file && tillOf(file, tills);
    if (till) return setRead({ till, sales: file.sales });
    const slip = file && isolated(file.sales[0]?.slip ?? '');
    notify.danger(t(file ? 'salesFile.unknownTill' : 'salesFile.notOne', { slip }));
  };
  return (
    <>
      <FileButton onFile={(file) => void choose(file)} />
      {read && !outcomes && (
        <Question {...read} onSent={setOutcomes} onClose={() => setRead(undefined)} />
      )}
      {read && outcomes && (
        <Outcomes
          sales={read.sales}
          outcomes={outcomes}
          onClose={() => {
            setRead(undefined);
            setOutcomes(undefined);
          }}
        />
      )}
    </>
  );
}

/** The till that the file names, else the one whose number stands on its slips. */
function tillOf({ till, sales }: OfflineFile, tills: readonly SharedTill[]): Read['till'] | null {
  const number = readOfflineSlip(sales[0]?.slip ?? '')?.till;
  return till ?? tills.find((one) => one.number === number) ?? null;
}

interface QuestionProps extends Read {
  onSent: (outcomes: OfflineOutcome[]) => void;
  onClose: () => void;
}

function Question({ till, sales, onSent, onClose }: QuestionProps) {
  const { t } = useTranslation('administration');
  const { mutateAsync } = useMutation(keptSaleMutations.send());
  const send = async () => {
    try {
      onSent(await mutateAsync({ till: till.id, sales }));
    } catch (error) {
      notify.danger(t('people.notDone'), { detail: detailOf(error) });
    }
  };
  const told = {
    count: sales.length,
    first: isolated(sales[0]?.slip ?? ''),
    last: isolated(sales.at(-1)?.slip ?? ''),
    total: isolated(formatMoney(totalOf(sales))),
  };
  return (
    <ConfirmDialog
      show
      title={t('salesFile.sendTitle', { name: till.name })}
      text={t('salesFile.sendText', told)}
      confirmLabel={t('salesFile.confirm')}
      onConfirm={send}
      onClose={onClose}
    />
  );
}
