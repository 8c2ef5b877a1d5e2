import { Choices, TextareaField, useCan } from '@backoffice/ui';
import { useTranslation } from 'react-i18next';

const WAYS = ['now', 'send'] as const;
export type Way = (typeof WAYS)[number];

/**
 * The choice between moving units at once and sending them as a shipment, with a note for it.
 * Absent where the server or the person can't send.
 */
export function SendFields({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  const { t } = useTranslation('inventory');
  const maySend = useCan('shipments');
  if (!maySend) return null;
  return (
    <>
      <div>
        <p className="form-label" aria-hidden="true">
          {t('send.way')}
        </p>
        <Choices
          label={t('send.way')}
          options={WAYS.map((value) => ({ value, label: t(`send.${value}`) }))}
          value={way}
          onChange={onWay}
        />
        {way === 'send' && <p className="form-text mb-0">{t('send.hint')}</p>}
      </div>
      {way === 'send' && <TextareaField name="note" label={t('words:fields.note')} />}
    </>
  );
}
