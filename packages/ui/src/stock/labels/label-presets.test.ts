import { moduleWidth } from '../../printing';
import { LABEL_PRESET_IDS, LABEL_PRESETS } from './label-presets';

test.each(LABEL_PRESET_IDS)('the code of a unit has whole printer dots on %s', (id) => {
  const { label, padding } = LABEL_PRESETS[id];
  expect(moduleWidth(101, label.width - 2 * padding.x)).toBe(0.375);
});
