import { ApiError } from '@backoffice/api-client';
import type { PriceChange } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { detailOf, ModalForm } from '@backoffice/ui';
import { refusalText } from '@backoffice/ui/notify';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { priceChangeOf, type PriceScope, type PriceValues } from './price-change';
import { PriceFields } from './price-fields';
import { PricePreviewPart } from './price-preview';
import { useApplyPrices } from './use-apply-prices';
import { usePricePreview } from './use-price-preview';

type Props = Parameters<typeof useApplyPrices>[0] & {
  scope: PriceScope;
  /** The number of units in the scope, formatted. */
  number: string;
  onClose: () => void;
};

const VALUES: PriceValues = {
  way: 'less_percent',
  percent: '',
  euros: '',
  ending: '.90',
  labels: true,
};

/**
 * Changes prices by percent, by an amount or to one price, but only after a preview of the effect.
 */
export function ChangePricesDialog({ scope: asked, number, onClose, ...then }: Props) {
  const { t } = useTranslation('goods');
  const [scope, setScope] = useState(asked);
  const [change, setChange] = useState<PriceChange | null>(null);
  const { preview, error, isCurrent, show } = usePricePreview(change);
  const { apply, isStale, question } = useApplyPrices(then);

  const count = preview?.units ?? 0;
  const isReady = isCurrent && preview !== undefined && count > 0;
  const applyLabel = t('prices.apply', { count, number: formatNumber(count) });
  const submit = async ({ labels }: PriceValues) => {
    if (isReady) await apply({ preview, print: labels });
    else show(change);
  };
  return (
    <>
      <ModalForm<PriceValues>
        show
        size="lg"
        title={t('prices.title')}
        defaultValues={VALUES}
        onSubmit={submit}
        onClose={onClose}
        submitLabel={isReady ? applyLabel : t('prices.showPreview')}
        busyLabel={t('prices.busy')}
        error={isStale ? t('prices.stale') : null}
      >
        <ScopeText scope={scope} number={number} />
        <PriceFields />
        <ChangeWatch scope={scope} onChange={setChange} />
        {error && <Refusal error={error} onLeaveOut={(ids) => setScope(without(scope, ids))} />}
        {preview && <PricePreviewPart preview={preview} isCurrent={isCurrent} />}
      </ModalForm>
      {question}
    </>
  );
}

/** Tells how many units the change is about; fewer once some were left out. */
function ScopeText({ scope: { ids }, number }: Pick<Props, 'scope' | 'number'>) {
  const { t } = useTranslation('goods');
  if (!ids) return <p>{t('prices.ofAll', { number })}</p>;
  return <p>{t('prices.ofTicked', { number: formatNumber(ids.length) })}</p>;
}

const without = ({ ids = [], ...scope }: PriceScope, lost: readonly number[]): PriceScope => ({
  ...scope,
  ids: ids.filter((id) => !lost.includes(id)),
});

interface WatchProps {
  scope: PriceScope;
  onChange: (change: PriceChange | null) => void;
}

/** Reports the form's values to the dialog around it. */
function ChangeWatch({ scope, onChange }: WatchProps) {
  const { control } = useFormContext<PriceValues>();
  const [way, percent, euros, ending] = useWatch({
    control,
    name: ['way', 'percent', 'euros', 'ending'],
  });
  useEffect(
    () => onChange(priceChangeOf(scope, { way, percent, euros, ending, labels: true })),
    [scope, way, percent, euros, ending, onChange],
  );
  return null;
}

interface RefusalProps {
  error: unknown;
  onLeaveOut: (ids: number[]) => void;
}

/** Why there is no preview; units that are not in stock any more can be left out. */
function Refusal({ error, onLeaveOut }: RefusalProps) {
  const { t } = useTranslation('goods');
  const lost = error instanceof ApiError ? (error.conflicts ?? []).map(({ id }) => id) : [];
  return (
    <div className="alert alert-danger" role="alert">
      <p className="mb-0">{refusalText(error) ?? detailOf(error) ?? t('prices.previewFailed')}</p>
      {lost.length > 0 && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm mt-2"
          onClick={() => onLeaveOut(lost)}
        >
          {t('prices.leaveOut', { count: lost.length, number: formatNumber(lost.length) })}
        </button>
      )}
    </div>
  );
}
