import { formatNumber } from '@backoffice/i18n';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { CheckboxField } from '../../form/fields/checkbox-field';
import { NumberField } from '../../form/fields/number-fields';
import { SelectField } from '../../form/fields/select-field';
import { type AppForm } from '../../form/use-app-form';
import { LABEL_STOCK_IDS, labelsPerSheet } from './label-presets';
import { MAX_OFFSET, offsetOf, readLabelSettings } from './label-settings';
import { oldPriceOf, type LabelUnit } from './label-unit';
import { narrowestWidth, OWN_LIMITS } from './own-size';
import styles from './print-labels.module.css';
import { layoutOf, MAX_COPIES, sheetsOf, type PrintValues } from './print-values';
import { SheetPreview } from './sheet-preview';

interface Props {
  form: AppForm<PrintValues>;
  units: readonly LabelUnit[];
}

/** The fields of the print dialog, beside a preview of the first sheet. */
export function PrintLabelsFields({ form, units }: Props) {
  const { t } = useTranslation('stock');
  const values = useWatch({ control: form.control }) as PrintValues;
  const { sheets, preset, layout } = sheetsOf(units, values);
  const perSheet = labelsPerSheet(preset);
  useRememberedOffset(form, values.preset);

  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <SelectField
          name="preset"
          label={t('labels.preset')}
          required
          options={LABEL_STOCK_IDS.map((id) => ({ value: id, label: t(`labels.presets.${id}`) }))}
        />
        {preset.id === 'own' && <OwnSizeFields units={units} />}
        <div className={styles.pair}>
          {perSheet > 1 && <StartField max={perSheet} />}
          <NumberField name="copies" label={t('labels.copies')} required min={1} max={MAX_COPIES} />
        </div>
        {units.some(oldPriceOf) && <CheckboxField name="oldPrice" label={t('labels.oldPrice')} />}
        <OffsetFields />
        <p className={styles.summary} role="status">
          {t('labels.summary', {
            labels: formatNumber(units.length * layout.copies),
            count: sheets.length,
            sheets: formatNumber(sheets.length),
          })}
        </p>
      </div>
      <SheetPreview
        preset={preset}
        labels={sheets[0] ?? []}
        onStart={(start) => form.setValue('start', start)}
      />
    </div>
  );
}

/** Width and height of the labels; how narrow they may be depends on what the bars say. */
function OwnSizeFields({ units }: Pick<Props, 'units'>) {
  const { t } = useTranslation('stock');
  const least = useMemo(() => narrowestWidth(units), [units]);
  const { width, height } = OWN_LIMITS;
  const millimetres = { unit: 'mm', integer: false, required: true };
  return (
    <div className={styles.pair}>
      <NumberField
        {...{ ...millimetres, ...width, min: least }}
        name="width"
        label={t('labels.width')}
        hint={t('labels.widthHint', { least })}
      />
      <NumberField {...{ ...millimetres, ...height }} name="height" label={t('labels.height')} />
    </div>
  );
}

function StartField({ max }: { max: number }) {
  const { t } = useTranslation('stock');
  return (
    <NumberField
      name="start"
      label={t('labels.start')}
      hint={t('labels.startHint')}
      required
      min={1}
      max={max}
    />
  );
}

function OffsetFields() {
  const { t } = useTranslation('stock');
  return (
    <fieldset>
      <legend className="form-label">{t('labels.offset')}</legend>
      <div className={styles.pair}>
        <OffsetField name="x" label={t('labels.offsetX')} />
        <OffsetField name="y" label={t('labels.offsetY')} />
      </div>
      <p className="form-text mb-0">{t('labels.offsetHint')}</p>
    </fieldset>
  );
}

const OffsetField = ({ name, label }: { name: 'x' | 'y'; label: string }) => (
  <NumberField
    name={name}
    label={label}
    unit="mm"
    integer={false}
    min={-MAX_OFFSET}
    max={MAX_OFFSET}
    emptyAs={0}
  />
);

/** Sets the remembered offset of the chosen stock, as printers feed each stock differently. */
function useRememberedOffset({ setValue, getValues }: AppForm<PrintValues>, chosen: string): void {
  useEffect(() => {
    const preset = getValues('preset');
    const { x, y } = offsetOf({ ...readLabelSettings(), preset });
    setValue('x', x);
    setValue('y', y);
    const most = labelsPerSheet(layoutOf(getValues()).preset);
    if (Number(getValues('start')) > most) setValue('start', 1);
  }, [chosen, setValue, getValues]);
}
