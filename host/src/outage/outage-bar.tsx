import { lineAwaySince, onLineChange } from '@backoffice/api-client';
import { currentLocale } from '@backoffice/i18n';
import { ConfirmDialog, detailOf, usePerson } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { askedToLeave, onAskedToLeave } from './leaving';
import styles from './outage-bar.module.css';
import { SaveSales } from './save-sales';
import type { Sent } from './sending/send-sales';
import { addOutageTexts } from './texts';
import { onOutage, readOutage, watchOutage, type Outage } from './watch';

addOutageTexts();

/** Says how a till stands that goes on selling without a line; keeps it ready as long as it is shown. */
export default function OutageBar({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('outage');
  const since = useSyncExternalStore(onLineChange, lineAwaySince);
  const outage = useSyncExternalStore(onOutage, readOutage);
  const { waiting, failure, unsent } = outage;
  useWatch(isOn);
  const text = [
    useAway(since, isOn ? outage : null),
    waiting > 0 && t('waiting', { count: waiting }),
    since === null && unsent !== null && t('notSent', { reason: detailOf(unsent) ?? '' }),
    since === null &&
      failure !== null &&
      t('notKept', { reason: detailOf(failure) ?? t('keepsNothing') }),
  ];
  const said = text.filter((part) => typeof part === 'string' && part !== '');
  return (
    <>
      <div className={said.length > 0 ? styles.bar : undefined}>
        <div role="status">{said.join(' ')}</div>
        {waiting > 0 && (since !== null || unsent !== null) && <SaveSales />}
      </div>
      <LeaveQuestion waiting={waiting} isAway={since !== null} />
    </>
  );
}

/** What the bar says while there is no line; outside the mode the till is as good as not ready. */
function useAway(since: number | null, outage: Outage | null): string | null {
  const { t } = useTranslation('outage');
  const { data: person } = usePerson();
  if (since === null || !person) return null;
  if (outage?.isOver) return t('over');
  if (!outage?.isReady) return t('notReady');
  const { user, company } = person;
  const time = new Intl.DateTimeFormat(currentLocale(), {
    timeStyle: 'short',
    timeZone: company.timezone,
  }).format(since);
  return t('noLine', { time, name: user.username });
}

/** Keeps goods fresh and sends what waits, and tells what became of it. */
function useWatch(isOn: boolean): void {
  const { t } = useTranslation('outage');
  const tell = useEffectEvent(({ booked, toSettle, refused }: Sent) => {
    const detail = toSettle > 0 ? t('toSettle', { count: toSettle }) : undefined;
    if (booked > 0) notify.success(t('sent', { count: booked }), { detail });
    if (refused > 0) notify.danger(t('refused', { count: refused }));
  });
  useEffect(() => watchOutage(isOn, (sent) => tell(sent)), [isOn]);
}

/** Asks before somebody signs out while sales wait. */
function LeaveQuestion({ waiting, isAway }: { waiting: number; isAway: boolean }) {
  const { t } = useTranslation('outage');
  const answer = useSyncExternalStore(onAskedToLeave, askedToLeave);
  if (!answer) return null;
  return (
    <ConfirmDialog
      show
      tone="danger"
      title={t('leaveTitle')}
      text={[t('leave', { count: waiting }), isAway ? t('leaveWithoutLine') : ''].join(' ')}
      confirmLabel={t('leaveNow')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}
