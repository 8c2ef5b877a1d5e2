import { TextField, useCan } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

import styles from '../add-product.module.css';
import type { Delivery } from './delivery';

interface Props {
  /** The delivery that the next model joins. */
  joined: Delivery | null;
  onLeave: () => void;
}

/** What the supplier's note says, or the delivery whose note it is; plain servers keep none. */
export function SupplierNote({ joined, onLeave }: Props) {
  const { t } = useTranslation('inventory');
  if (!useCan('operations.view')) return null;
  if (joined) return <Joined delivery={joined} onLeave={onLeave} />;
  return (
    <div className={styles.note}>
      <TextField
        name="note"
        label={t('addProduct.note')}
        hint={t('addProduct.noteHint')}
        maxLength={120}
      />
    </div>
  );
}

const NAMED = 3;

function Joined({
  delivery: { models, note },
  onLeave,
}: {
  delivery: Delivery;
  onLeave: () => void;
}) {
  const { t } = useTranslation('inventory');
  const codes = models.map(({ product }) => product.code);
  const named = codes.slice(0, NAMED).join(', ');
  return (
    <div className={styles.joined} role="group" aria-label={t('addProduct.another')}>
      <span>
        <strong>
          {t('addProduct.joins', { codes: codes.length > NAMED ? `${named}, …` : named })}
        </strong>
        {note && <span className="d-block">{t('addProduct.ofNote', { note })}</span>}
      </span>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={onLeave}>
        {t('addProduct.leave')}
      </button>
    </div>
  );
}
