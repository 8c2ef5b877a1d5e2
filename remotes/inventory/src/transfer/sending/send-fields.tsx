import { TextareaField, useCan } from '@backoffice/ui';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';

const WAYS = ['now', 'send'] as const;
export type Way = (typeof WAYS)[number];

/**
 * The choice between moving units at once and sending them as a shipment, with a note for it.
 * Absent where the server or the person can't send.
 */
export function SendFields({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  const { t } = useTranslation('inventory');
  const id = useId();
  const maySend = useCan('shipments');
  if (!maySend) return null;
  return (
    <>
      <fieldset>
        <legend className="form-label">{t('send.way')}</legend>
        <div className="btn-group">
          {WAYS.map((one) => (
            <Fragment key={one}>
              <input
                type="radio"
                className="btn-check"
                id={`${id}-${one}`}
                name={id}
                checked={way === one}
                onChange={() => onWay(one)}
              />
              <label className="btn btn-outline-secondary" htmlFor={`${id}-${one}`}>
                {t(`send.${one}`)}
              </label>
            </Fragment>
          ))}
        </div>
        {way === 'send' && <p className="form-text mb-0">{t('send.hint')}</p>}
      </fieldset>
      {way === 'send' && <TextareaField name="note" label={t('words:fields.note')} />}
    </>
  );
}
