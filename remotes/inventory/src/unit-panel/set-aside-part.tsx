import type { StockRow } from '@backoffice/api-client/resources/products';
import { setAsideMutation, setAsideRequest } from '@backoffice/api-client/resources/set-aside';
import { SET_ASIDE_REASONS, type SetAside } from '@backoffice/contracts';
import { Badge, detailOf, PanelPart, useApprovedWrite } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useUndo } from '@backoffice/ui/stock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ApprovedUnit } from '../stock/approved-unit';
import styles from './unit-panel.module.css';

/** Takes a unit out of sale without taking it out of stock, and puts it back. */
export function SetAsidePart({ unit }: { unit: StockRow }) {
  const { t } = useTranslation('inventory');
  const { reason, isBusy, change, question } = useSetAside(unit);
  const choices = reason ? [null] : SET_ASIDE_REASONS;
  return (
    <PanelPart title={t('setAside.title')}>
      {reason && (
        <p>
          <Badge tone="warning">{t(`words:stockReason.${reason}`)}</Badge>{' '}
          {t('setAside.notForSale')}
        </p>
      )}
      <div className={styles.actions}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className="btn btn-outline-secondary btn-sm"
            disabled={isBusy}
            onClick={() => void change(choice)}
          >
            {choice ? t(`words:stockReason.${choice}`) : t('setAside.putBack')}
          </button>
        ))}
      </div>
      {question}
    </PanelPart>
  );
}

function useSetAside(unit: StockRow) {
  const { t } = useTranslation('inventory');
  const { id, code } = unit;
  const { action } = useUndo();
  const { send, question } = useApprovedWrite(setAsideMutation(id), {
    action: 'stock.adjust',
    requestOf: (input) => setAsideRequest(id, input),
  });
  const [reason, setReason] = useState(unit.set_aside);
  const [isBusy, setIsBusy] = useState(false);

  async function change(wanted: SetAside | null) {
    setIsBusy(true);
    try {
      const what = wanted ? t(`words:stockReason.${wanted}`) : t('setAside.putBack');
      const done = await send({ reason: wanted }, <ApprovedUnit unit={unit} what={what} />);
      if (!done) return;
      setReason(wanted);
      notify.success(t(wanted ? 'setAside.done' : 'setAside.undone', { code }), {
        action: action(done.operation, () => setReason(reason)),
      });
    } catch (error) {
      notify.danger(t('setAside.failed'), { detail: detailOf(error) });
    } finally {
      setIsBusy(false);
    }
  }

  return { reason, isBusy, change, question };
}
