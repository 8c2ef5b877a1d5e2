import { formatNumber } from '@backoffice/i18n';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { NumberField } from '../../form/fields/number-fields';
import { SelectField } from '../../form/fields/select-field';
import { type AppForm } from '../../form/use-app-form';
import { LABEL_PRESET_IDS, LABEL_PRESETS, labelsPerSheet } from './label-presets';
import { MAX_OFFSET, offsetOf, readLabelSettings } from './label-settings';
import type { LabelUnit } from './label-unit';
import styles from './print-labels.module.css';
import { layoutOf, MAX_COPIES, type PrintValues } from './print-values';
import { layOutSheets } from './sheet-layout';
import { SheetPreview } from './sheet-preview';

interface Props {
  form: AppForm<PrintValues>;
  units: readonly LabelUnit[];
}

/** The fields of the print dialog, beside a preview of the first sheet. */
export function PrintLabelsFields({ form, units }: Props) {
  const { t } = useTranslation('stock');
  const values = useWatch({ control: form.control }) as PrintValues;
  const { preset, ...layout } = layoutOf(values);
  const perSheet = labelsPerSheet(preset);
  const sheets = layOutSheets(units, preset, layout);
  useRememberedOffset(form, values.preset);

  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <SelectField
          name="preset"
          label={t('labels.preset')}
          required
          options={LABEL_PRESET_IDS.map((id) => ({ value: id, label: t(`labels.presets.${id}`) }))}
        />
        <div className={styles.pair}>
          {perSheet > 1 && <StartField max={perSheet} />}
          <NumberField name="copies" label={t('labels.copies')} required min={1} max={MAX_COPIES} />
        </div>
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
    if (Number(getValues('start')) > labelsPerSheet(LABEL_PRESETS[preset])) setValue('start', 1);
  }, [chosen, setValue, getValues]);
}
