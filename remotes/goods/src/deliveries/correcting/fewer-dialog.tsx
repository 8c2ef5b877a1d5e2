import { stockMutations } from '@backoffice/api-client/resources/stock-changes';
import type { DeliveredUnit } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ModalForm, NumberField, TextareaField, useWrite, type AppForm } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner } from '@backoffice/ui/scanner';
import { unitName, useUndo } from '@backoffice/ui/stock';
import { useTranslation } from 'react-i18next';

import styles from '../deliveries.module.css';
import { sizeRun } from '../delivery/size-run';
import { refusedUnits } from './refused-units';

/** The name of a size's field. The form would take a bare size for an index of a list. */
const missingField = (size: string | null): string => `of${(size ?? '').replaceAll('.', '_')}`;

/**
 * The units that are taken for those that never came: the last ones of each size. Units that are
 * set aside come only when no others are left, because somebody has held them in their hands.
 */
function missingUnits(
  inStock: readonly DeliveredUnit[],
  counts: Readonly<Record<string, number>>,
): DeliveredUnit[] {
  return sizeRun(inStock).flatMap(({ size, units }) =>
    [...units]
      .sort((a, b) => Number(a.set_aside !== null) - Number(b.set_aside !== null) || b.id - a.id)
      .slice(0, counts[missingField(size)] ?? 0),
  );
}

interface Props {
  inStock: readonly DeliveredUnit[];
  ticked: readonly DeliveredUnit[];
  onClose: () => void;
}

interface Values {
  missing: Record<string, number>;
  note: string;
}

/** Fewer came than was received: the ticked units leave the stock, or so many of each size. */
export function FewerDialog({ inStock, ticked, onClose }: Props) {
  const { t } = useTranslation('goods');
  const save = useTakingOut({ inStock, ticked, onClose });
  const none = sizeRun(inStock).map(({ size }) => [missingField(size), 0]);
  useScanner(() => ({ outcome: 'refused', reason: t('deliveries.noScan') }));
  return (
    <ModalForm<Values>
      show
      title={t('deliveries.fewerTitle')}
      defaultValues={{ missing: Object.fromEntries(none) as Values['missing'], note: '' }}
      onSubmit={save}
      onClose={onClose}
      submitLabel={t('deliveries.takeOut')}
      busyLabel={t('deliveries.busy')}
    >
      <p className="mb-0">{t('deliveries.fewerHint')}</p>
      {ticked.length > 0 ? <Ticked units={ticked} /> : <Sizes units={inStock} />}
      <TextareaField name="note" label={t('words:fields.note')} />
    </ModalForm>
  );
}

const NAMED = 8;

function Ticked({ units }: { units: readonly DeliveredUnit[] }) {
  const { t } = useTranslation('goods');
  const others = units.length - NAMED;
  return (
    <div>
      <strong>
        {t('deliveries.tickedUnits', { count: units.length, number: formatNumber(units.length) })}
      </strong>
      <ul className="mb-0">
        {units.slice(0, NAMED).map((unit) => (
          <li key={unit.id}>{unitName(unit)}</li>
        ))}
        {others > 0 && (
          <li>{t('deliveries.others', { count: others, number: formatNumber(others) })}</li>
        )}
      </ul>
    </div>
  );
}

function Sizes({ units }: { units: readonly DeliveredUnit[] }) {
  const { t } = useTranslation('goods');
  return (
    <fieldset>
      <legend className="form-label">{t('deliveries.missing')}</legend>
      <div className={styles.sizeGrid}>
        {sizeRun(units).map(({ size, units: ofSize }) => (
          <NumberField
            key={size}
            name={`missing.${missingField(size)}`}
            label={size ?? t('words:fields.quantity')}
            hint={t('deliveries.ofInStock', { number: formatNumber(ofSize.length) })}
            min={0}
            max={ofSize.length}
            emptyAs={0}
          />
        ))}
      </div>
    </fieldset>
  );
}

function useTakingOut({ inStock, ticked, onClose }: Props) {
  const { t } = useTranslation('goods');
  const send = useWrite(stockMutations.out());
  const undo = useUndo();
  return async ({ missing, note }: Values, form: AppForm<Values>) => {
    const units = ticked.length > 0 ? ticked : missingUnits(inStock, missing);
    if (units.length === 0) {
      form.setError('root.server', { message: t('deliveries.nothingMissing') });
      return;
    }
    try {
      const ids = units.map(({ id }) => id);
      const { operation } = await send({ ids, reason: 'not_delivered', note: note.trim() });
      const count = { count: ids.length, number: formatNumber(ids.length) };
      notify.success(t('deliveries.tookOut', count), { action: undo.action(operation) });
      onClose();
    } catch (error) {
      const refused = refusedUnits(error, inStock);
      if (refused === null) throw error;
      form.setError('root.server', { message: t('deliveries.refused', { units: refused }) });
    }
  };
}
