import { BARCODE_FORMAT } from '@backoffice/contracts';
import { messageText } from '@backoffice/ui/notify';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AlertDialog } from '../../dialog/alert-dialog';
import { ModalForm } from '../../form/modal-form';
import { onDemand } from '../../loading/on-demand';
import { PrintPage, tryCode128 } from '../../printing';
import type { LabelPreset } from './label-presets';
import { offsetOf, readLabelSettings, writeLabelSettings } from './label-settings';
import { LabelSheets } from './label-sheets';
import type { LabelUnit } from './label-unit';
import { PrintLabelsFields } from './print-labels-fields';
import { ownSizeOf, sheetsOf, type PrintValues } from './print-values';
import type { PlacedLabel } from './sheet-layout';

const PrintedQuestion = onDemand(async () => (await import('./printed-question')).PrintedQuestion);

interface Props {
  units: readonly LabelUnit[];
  onClose: () => void;
}

interface Job {
  sheets: PlacedLabel<LabelUnit>[][];
  preset: LabelPreset;
}

/** Lets a person choose the label stock and its first place, shows the first sheet, and prints. */
export function PrintLabelsDialog({ units, onClose }: Props) {
  const { t } = useTranslation('stock');
  const [settings] = useState(readLabelSettings);
  const { preset, oldPrice } = settings;
  const { unreadable, print, printing } = usePrinting(units);

  return (
    <>
      <ModalForm<PrintValues>
        show
        size="lg"
        title={t('labels.title', { count: units.length })}
        defaultValues={{
          ...settings.own,
          ...offsetOf(settings),
          preset,
          oldPrice,
          start: 1,
          copies: 1,
        }}
        onSubmit={print}
        onClose={onClose}
        submitLabel={t('labels.print')}
        askBeforeClosing={false}
        beginsAtSubmit
        error={unreadableText(t('labels.unreadable', { format: BARCODE_FORMAT }), unreadable)}
      >
        {(form) => <PrintLabelsFields form={form} units={units} />}
      </ModalForm>
      {printing}
    </>
  );
}

/** Prints. Render `printing`, which asks afterwards whether the labels that were due came out. */
function usePrinting(units: readonly LabelUnit[]) {
  const [job, setJob] = useState<Job | null>(null);
  const [end, setEnd] = useState<'failed' | 'asking' | null>(null);
  const unreadable = useMemo(() => units.filter((unit) => !tryCode128(unit.barcode)), [units]);
  const due = useMemo(() => units.filter((unit) => unit.label_due), [units]);
  const finish = (how: typeof end) => {
    setJob(null);
    setEnd(how);
  };
  const print = (values: PrintValues) => {
    if (unreadable.length > 0) finish('failed');
    else setJob(jobOf(units, values));
  };
  const close = () => setEnd(null);
  const printing = (
    <>
      {job && (
        <PrintPage
          onDone={() => finish(due.length > 0 ? 'asking' : null)}
          onFail={() => finish('failed')}
        >
          <LabelSheets sheets={job.sheets} preset={job.preset} />
        </PrintPage>
      )}
      {end === 'asking' && <PrintedQuestion units={due} onClose={close} />}
      {end === 'failed' && <AlertDialog show text={messageText('printFailed')} onClose={close} />}
    </>
  );
  return { unreadable, print, printing };
}

/** The sheets to print; what was chosen is remembered, a size only where it was printed on. */
function jobOf(units: readonly LabelUnit[], values: PrintValues): Job {
  const { sheets, preset, layout } = sheetsOf(units, values);
  const { own, offsets } = readLabelSettings();
  writeLabelSettings({
    preset: preset.id,
    own: preset.id === 'own' ? ownSizeOf(values) : own,
    oldPrice: values.oldPrice,
    offsets: { ...offsets, [preset.id]: layout.offset },
  });
  return { sheets, preset };
}

function unreadableText(text: string, units: readonly LabelUnit[]): string | null {
  if (units.length === 0) return null;
  const first = units.slice(0, 5).map(({ barcode, id }) => barcode || `#${id}`);
  return `${text} ${first.join(', ')}`;
}
