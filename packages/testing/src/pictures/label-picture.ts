import { encodeCode128 } from '@backoffice/ui/code128';

import { blurred, noisy, paint, type GreyPicture } from './grey-picture';
import { seededRandom } from './random';

const { abs, cos, floor, PI, sin } = Math;

/** How a camera sees a label. Greys of 0 to 255. */
export interface LabelLook {
  width?: number;
  height?: number;
  /** Pixels of the thinnest bar; on a label of ours it has 0.25 mm, so that 2 are 15 cm away. */
  module?: number;
  degrees?: number;
  /** Pixels that the label lies off the middle. */
  left?: number;
  top?: number;
  blur?: number;
  noise?: number;
  /** Grey of what lies around the label. */
  background?: number;
  paper?: number;
  ink?: number;
  seed?: number;
}

/** In modules: the white beside a printed code, the height of its bars, the white above them. */
const MARGIN = 12;
const BAR_HEIGHT = 40;
const EDGE = 8;

/** A label of ours with this code, as it lies before a camera. */
export function labelPicture(text: string, look: LabelLook = {}): GreyPicture {
  const { width = 640, height = 360, module = 2.4, degrees = 0, left = 0, top = 0 } = look;
  const { blur = 0.6, noise = 4, background = 90, paper = 225, ink = 30, seed = 1 } = look;
  const { bars, modules } = encodeCode128(text);
  const isDark = Array.from({ length: modules }, (_, at) =>
    bars.some((bar) => at >= bar.start && at < bar.start + bar.width),
  );
  const angle = (degrees * PI) / 180;
  const [right, down] = [cos(angle) / module, sin(angle) / module];
  const picture = paint(width, height, (x, y) => {
    const [dx, dy] = [x - width / 2 - left, y - height / 2 - top];
    const along = dx * right + dy * down + modules / 2;
    const across = abs(dy * right - dx * down);
    if (along < -MARGIN || along > modules + MARGIN) return background;
    if (across > BAR_HEIGHT / 2 + EDGE) return background;
    return across < BAR_HEIGHT / 2 && isDark[floor(along)] ? ink : paper;
  });
  return noisy(blurred(picture, blur), noise, seededRandom(seed));
}
