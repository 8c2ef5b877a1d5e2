import {
  sharedTillQueries,
  sharedTillMutations,
} from '@backoffice/api-client/resources/shared-tills';
import type { OwnPin } from '@backoffice/contracts';
import { formatMoment } from '@backoffice/i18n';
import { Card, QueryView, useTimeZone, detailOf, useWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { PinForm } from './pin-form';
import styles from './pin.module.css';

/** One's own PIN for shared tills; absent where the server knows none. */
export function PinCard() {
  const { t } = useTranslation('administration');
  const query = useQuery(sharedTillQueries.pin());
  if (query.data === null) return null;
  return (
    <Card title={t('pin.title')}>
      <QueryView query={query} errorText={t('pin.loadFailed')}>
        {(pin) => pin && <Content pin={pin} />}
      </QueryView>
    </Card>
  );
}

function Content({ pin }: { pin: OwnPin }) {
  const { t } = useTranslation('administration');
  const [isChoosing, setIsChoosing] = useState(false);
  if (isChoosing) return <PinForm onDone={() => setIsChoosing(false)} />;
  return (
    <div className={styles.parts}>
      <Standing pin={pin} />
      <div className={styles.actions}>
        <button
          type="button"
          className={`btn btn-${pin.set_at ? 'outline-secondary' : 'primary'}`}
          onClick={() => setIsChoosing(true)}
        >
          {t(pin.set_at ? 'pin.change' : 'pin.choose')}
        </button>
        {pin.set_at && <RemovePin />}
      </div>
    </div>
  );
}

function Standing({ pin: { set_at: setAt, locked } }: { pin: OwnPin }) {
  const { t } = useTranslation('administration');
  const timeZone = useTimeZone();
  if (!setAt) return <p>{t('pin.text')}</p>;
  return (
    <>
      <p>{t('pin.since', { moment: formatMoment(setAt, timeZone) })}</p>
      {locked && <p className="text-danger">{t('pin.locked')}</p>}
    </>
  );
}

/** Asks no question before it removes the PIN, because a new one is quickly chosen. */
function RemovePin() {
  const { t } = useTranslation('administration');
  const remove = useWrite(sharedTillMutations.removePin());
  const [isBusy, setIsBusy] = useState(false);
  const act = () => {
    setIsBusy(true);
    remove()
      .then(
        () => notify.success(t('pin.removed')),
        (error: unknown) => notify.danger(t('people.notDone'), { detail: detailOf(error) }),
      )
      .finally(() => setIsBusy(false));
  };
  return (
    <button type="button" className="btn btn-outline-secondary" disabled={isBusy} onClick={act}>
      {t('pin.remove')}
    </button>
  );
}
