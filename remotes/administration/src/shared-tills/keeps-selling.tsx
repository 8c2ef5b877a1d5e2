import { sharedTillMutations } from '@backoffice/api-client/resources/shared-tills';
import type { SharedTill } from '@backoffice/contracts';
import { detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { StateHere } from './state-here';

interface Props {
  till: SharedTill;
  isHere: boolean;
}

/** Whether a till goes on selling where there is no line; absent where the server doesn't know that. */
export function KeepsSelling({ till, isHere }: Props) {
  const { t } = useTranslation('administration');
  const id = useId();
  const { isOn, isBusy, change } = useMode(till);
  if (till.keeps_selling === undefined) return null;
  // Browsers have service workers by https and on this machine alone.
  const isRefused = !window.isSecureContext && !isOn;
  return (
    <div className="w-100">
      <div className="form-check form-switch mb-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={isOn}
          disabled={isBusy || isRefused}
          aria-label={t('withoutLine.switchOf', { name: till.name })}
          aria-describedby={`${id}-text`}
          onChange={({ target }) => void change(target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          {t('withoutLine.switch')}
        </label>
      </div>
      <div id={`${id}-text`} className="small text-body-secondary">
        {t('withoutLine.text')} {isRefused && <strong>{t('withoutLine.needsHttps')}</strong>}
      </div>
      {isOn && isHere && <StateHere />}
    </div>
  );
}

function useMode({ id, name, keeps_selling: keepsSelling = false }: SharedTill) {
  const { t } = useTranslation('administration');
  const edit = useWrite(sharedTillMutations.edit(id));
  const [wanted, setWanted] = useState<boolean>();
  const [isBusy, setIsBusy] = useState(false);
  // What was asked for is shown until the list has it, so that the switch doesn't go back and forth.
  if (!isBusy && wanted === keepsSelling) setWanted(undefined);
  const change = async (isWanted: boolean) => {
    setWanted(isWanted);
    setIsBusy(true);
    try {
      await edit({ keeps_selling: isWanted });
      notify.success(t(isWanted ? 'withoutLine.on' : 'withoutLine.off', { name }));
    } catch (error) {
      setWanted(undefined);
      notify.danger(t('people.notDone'), { detail: detailOf(error) });
    }
    setIsBusy(false);
  };
  return { isOn: wanted ?? keepsSelling, isBusy, change };
}
