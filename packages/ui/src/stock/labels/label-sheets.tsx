import { millimetres } from '../../printing';
import { Label } from './label';
import type { LabelPreset } from './label-presets';
import styles from './label-sheets.module.css';
import type { LabelUnit } from './label-unit';
import type { PlacedLabel } from './sheet-layout';
import { useOwnPage } from './use-own-page';

export interface LabelSheetsProps {
  sheets: PlacedLabel<LabelUnit>[][];
  preset: LabelPreset;
}

/** Left free at the foot of each sheet, because browsers round the page down to whole pixels. */
const SPARE_MILLIMETRES = 0.5;

/** The sheets as they are printed: always left to right, whatever the screen's language. */
export function LabelSheets({ sheets, preset }: LabelSheetsProps) {
  useOwnPage(preset);
  return sheets.map((labels, index) => (
    <section
      key={index}
      dir="ltr"
      lang="en"
      className={`${styles.sheet} ${styles[preset.paper]}`}
      style={{
        inlineSize: millimetres(preset.page.width),
        blockSize: millimetres(preset.page.height - SPARE_MILLIMETRES),
      }}
    >
      {labels.map(({ item, left, top }) => (
        <div
          key={`${left} ${top}`}
          className={styles.place}
          style={{ insetInlineStart: millimetres(left), insetBlockStart: millimetres(top) }}
        >
          <Label unit={item} preset={preset} />
        </div>
      ))}
    </section>
  ));
}
