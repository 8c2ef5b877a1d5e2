import { importMutations, importQueries } from '@backoffice/api-client/resources/imports';
import type { UploadedImport } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Card, ConfirmDialog, detailOf, useWrite } from '@backoffice/ui';
import { notify, reasonText } from '@backoffice/ui/notify';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../imports.module.css';
import { Progress } from './progress';

/** Milliseconds to watch before the remaining time can be estimated. */
const ENOUGH = 3_000;
const MINUTE = 60_000;

/** The remaining time at the pace seen since this page was opened; null while that is a guess. */
function useTimeLeft({ state, booked, total }: UploadedImport): string | null {
  const { t } = useTranslation('goods');
  const [first, setFirst] = useState(() => ({ state, booked, at: Date.now() }));
  const [now, setNow] = useState({ booked, at: first.at });
  if (first.state !== state) setFirst({ state, booked, at: now.at });
  // The pace is measured only at answers that bring progress.
  if (now.booked !== booked) setNow({ booked, at: new Date().getTime() });
  const done = Math.abs(now.booked - first.booked);
  const elapsed = now.at - first.at;
  if (done === 0 || elapsed < ENOUGH) return null;
  const open = state === 'cancelling' ? booked : total - booked;
  const left = (elapsed / done) * open;
  return left < MINUTE
    ? t('imports.booking.secondsLeft', { count: Math.max(5, Math.ceil(left / 5_000) * 5) })
    : t('imports.booking.minutesLeft', { count: Math.ceil(left / MINUTE) });
}

/**
 * The progress of booking an import or of taking it back; it goes on when people leave the page.
 */
export function Booking({ upload }: { upload: UploadedImport }) {
  const { t } = useTranslation('goods');
  const { state, booked, total, failure, failure_reason: reason } = upload;
  const left = useTimeLeft(upload);
  const isLeaving = state === 'cancelling';
  const label = t(isLeaving ? 'imports.booking.takenBack' : 'imports.booking.booked', {
    number: formatNumber(booked),
    total: formatNumber(total),
  });
  return (
    <Card title={t(isLeaving ? 'imports.booking.cancelling' : 'imports.booking.title')}>
      <Progress label={label} share={total === 0 ? 0 : booked / total} />
      {left && <p className={styles.note}>{left}</p>}
      {failure && (
        <div className="alert alert-warning" role="status">
          {reasonText(reason, failure)}
        </div>
      )}
      <p>{t(isLeaving ? 'imports.booking.cancellingHint' : 'imports.booking.hint')}</p>
      {!isLeaving && <Cancel id={upload.id} />}
    </Card>
  );
}

function Cancel({ id }: { id: number }) {
  const { t } = useTranslation('goods');
  const client = useQueryClient();
  const cancel = useWrite(importMutations.cancel(id));
  const [isAsking, setIsAsking] = useState(false);
  async function stop() {
    try {
      await cancel(undefined);
    } catch (error) {
      notify.danger(t('imports.booking.cancelFailed'), { detail: detailOf(error) });
    }
    await client.invalidateQueries({ queryKey: importQueries.one(id).queryKey });
    setIsAsking(false);
  }
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setIsAsking(true)}>
        {t('imports.booking.cancel')}
      </button>
      <ConfirmDialog
        show={isAsking}
        tone="danger"
        title={t('imports.booking.cancelTitle')}
        text={t('imports.booking.cancelText')}
        confirmLabel={t('imports.booking.cancelConfirm')}
        onConfirm={stop}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
