import type { StockRow } from '@backoffice/api-client/resources/products';
import { supplierCodeQueries } from '@backoffice/api-client/resources/supplier-codes';
import type { SupplierCode } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { Icon, ICONS, onDemand, PanelPart, QueryView, useCan } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './unit-codes.module.css';

const AddCodeDialog = onDemand(async () => (await import('./changing')).AddCodeDialog);
const RemoveCodeDialog = onDemand(async () => (await import('./changing')).RemoveCodeDialog);

/** The suppliers' codes of units like this one, and of boxes of them. */
export function UnitCodes({ unit }: { unit: StockRow }) {
  const { t } = useTranslation('inventory');
  // Plain servers know no such codes.
  const enabled = useCan('operations.view');
  const mayChange = useCan('products.receive');
  const query = useQuery({ ...supplierCodeQueries.ofUnit(unit.id), enabled });
  const [isAdding, setIsAdding] = useState(false);
  if (!enabled || query.data === null) return null;
  // Most units have no codes, so the part is left out where none can be added either.
  if (!mayChange && !query.isError && !query.data?.length) return null;
  return (
    <PanelPart
      title={t('unitPanel.codes')}
      actions={mayChange && <AddButton onClick={() => setIsAdding(true)} />}
    >
      <QueryView query={query} failure="productsFetchError">
        {(codes) => <Codes codes={codes ?? []} mayChange={mayChange} />}
      </QueryView>
      {isAdding && <AddCodeDialog unit={unit} onClose={() => setIsAdding(false)} />}
    </PanelPart>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('inventory');
  return (
    <button type="button" className="btn btn-outline-primary btn-sm" onClick={onClick}>
      <Icon path={ICONS.plus} size={0.85} /> {t('unitPanel.addCode')}
    </button>
  );
}

function Codes({ codes, mayChange }: { codes: readonly SupplierCode[]; mayChange: boolean }) {
  const { t } = useTranslation('inventory');
  const [removed, setRemoved] = useState<string | null>(null);
  return (
    <>
      {codes.length === 0 && <p className="text-body-secondary mb-0">{t('unitPanel.noCodes')}</p>}
      <ul className={styles.codes}>
        {codes.map(({ code, quantity }) => (
          <li key={code}>
            <span dir="ltr">
              <span className="font-monospace">{code}</span>
              {quantity > 1 && ` × ${formatNumber(quantity)}`}
            </span>
            {mayChange && <RemoveButton code={code} onClick={() => setRemoved(code)} />}
          </li>
        ))}
      </ul>
      {removed !== null && <RemoveCodeDialog code={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function RemoveButton({ code, onClick }: { code: string; onClick: () => void }) {
  const { t } = useTranslation('inventory');
  const name = t('unitPanel.removeCode', { code });
  return (
    <button type="button" className="btn btn-sm" aria-label={name} title={name} onClick={onClick}>
      <Icon path={ICONS.remove} size={0.85} />
    </button>
  );
}
