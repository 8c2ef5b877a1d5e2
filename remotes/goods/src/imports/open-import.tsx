import { importQueries } from '@backoffice/api-client/resources/imports';
import type { UploadedImport } from '@backoffice/contracts';
import { onDemand, PageFrame, QueryView } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { StepList } from './step-list';
import { type Step, stepOf } from './steps';
import { useOpenImport } from './use-open-import';

interface StepProps {
  upload: UploadedImport;
  onClose?: () => void;
}
const Columns = onDemand<StepProps>(async () => (await import('./columns/columns')).Columns);
const Checked = onDemand<StepProps>(async () => (await import('./check/checked')).Checked);
const Booking = onDemand<StepProps>(async () => (await import('./booking/booking')).Booking);
const Ended = onDemand<StepProps>(async () => (await import('./booking/ended')).Ended);

/** Milliseconds between two reloads while an import is being booked or taken back. */
const PACE = 1_000;

const isMoving = (found: UploadedImport | undefined) =>
  found?.state === 'applying' || found?.state === 'cancelling';

/** One import, at the step that it has reached; everybody who opens it sees the same. */
export function OpenImport({ id }: { id: number }) {
  const { t } = useTranslation('goods');
  const { isChangingColumns, close } = useOpenImport();
  const query = useQuery({
    ...importQueries.one(id),
    refetchInterval: ({ state }) => (isMoving(state.data) ? PACE : false),
  });
  return (
    <PageFrame
      title={query.data?.name ?? t('imports.title')}
      parent={{ title: t('imports.title'), onOpen: close }}
    >
      <QueryView query={query} errorText={t('imports.oneLoadFailed')}>
        {(found) => <AtStep found={found} step={stepOf(found, isChangingColumns)} />}
      </QueryView>
    </PageFrame>
  );
}

function AtStep({ found, step }: { found: UploadedImport; step: Step }) {
  return (
    <>
      <StepList step={step} />
      {step === 'columns' && <Columns upload={found} />}
      {step === 'check' && <Checked upload={found} />}
      {step === 'booking' && <Booking upload={found} />}
      {step === 'ended' && <Ended upload={found} />}
    </>
  );
}
