import { moduleWidth } from '../../printing';
import { LABEL_PRESET_IDS, LABEL_PRESETS } from './label-presets';

test.each(LABEL_PRESET_IDS)('the code of a unit has whole printer dots on %s', (id) => {
  const { label, padding } = LABEL_PRESETS[id];
  // On labels of 40 mm two dots of a printer with 203 in an inch, else three.
  const width = id === 'roll-40x30' ? 0.25 : 0.375;
  expect(moduleWidth(101, label.width - 2 * padding.x)).toBe(width);
});
