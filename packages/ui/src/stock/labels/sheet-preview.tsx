import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { millimetres } from '../../printing';
import { labelsPerSheet, type LabelPreset } from './label-presets';
import { LabelSheets } from './label-sheets';
import type { LabelUnit } from './label-unit';
import styles from './print-labels.module.css';
import { layOutSheets, type PlacedLabel } from './sheet-layout';

interface Props {
  preset: LabelPreset;
  labels: PlacedLabel<LabelUnit>[];
  /** Called with the place that was chosen as the first one, counted from 1. */
  onStart: (place: number) => void;
}

/** A small picture of the first sheet; a click on a place makes it the first one to print on. */
export function SheetPreview({ preset, labels, onStart }: Props) {
  const { t } = useTranslation('stock');
  // All lengths are multiples of this one, so that the sheet fills its box, and is no tower.
  const { width, height } = preset.page;
  const scale = { '--mm': `min(100cqi / ${width}, 30rem / ${height})` } as CSSProperties;
  return (
    <div className={styles.preview} dir="ltr">
      <div className={styles.sheet} style={scale}>
        <div role="img" aria-label={t('labels.preview')}>
          <LabelSheets sheets={[labels]} preset={preset} />
        </div>
        {placesOf(preset).map(({ item, left, top }) => (
          <button
            key={item}
            type="button"
            className={styles.place}
            // Keyboards use the number field, which is one tab stop instead of thirty.
            tabIndex={-1}
            aria-label={t('labels.startAt', { place: item })}
            style={{
              insetInlineStart: millimetres(left),
              insetBlockStart: millimetres(top),
              inlineSize: millimetres(preset.label.width),
              blockSize: millimetres(preset.label.height),
            }}
            onClick={() => onStart(item)}
          />
        ))}
      </div>
    </div>
  );
}

function placesOf(preset: LabelPreset): PlacedLabel<number>[] {
  const count = labelsPerSheet(preset);
  if (count === 1) return [];
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const plain = { start: 1, copies: 1, offset: { x: 0, y: 0 } };
  return layOutSheets(places, preset, plain)[0] ?? [];
}
