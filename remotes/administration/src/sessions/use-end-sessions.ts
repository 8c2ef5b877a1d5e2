import { detailOf } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Ends one session or all of them, and notifies of the result. */
export function useEndSessions(end: (input: { session?: number }) => Promise<unknown>) {
  const { t } = useTranslation('administration');
  const [isBusy, setIsBusy] = useState(false);

  const endAndTell = async (input: { session?: number }) => {
    setIsBusy(true);
    try {
      await end(input);
      notify.success(t(input.session === undefined ? 'sessions.allEnded' : 'sessions.ended'));
    } catch (error) {
      notify.danger(t('sessions.endFailed'), { detail: detailOf(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    endOne: (session: number) => void endAndTell({ session }),
    endAll: () => void endAndTell({}),
  };
}
