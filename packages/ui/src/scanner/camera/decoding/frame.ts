import type { GreyPicture } from './lines';

/** A picture of the camera: red, green, blue and opacity of each pixel. */
export interface Frame {
  pixels: Uint8ClampedArray;
  width: number;
  height: number;
  /** Whether to look for codes that stand on their side too. */
  withUpright: boolean;
}

/** Green counts as much as red and blue together, as for the eye. */
export function greyOf({ pixels, width, height }: Frame): GreyPicture {
  const data = new Uint8Array(width * height);
  for (let index = 0; index < data.length; index += 1) {
    const at = index * 4;
    data[index] = ((pixels[at] ?? 0) + 2 * (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) >> 2;
  }
  return { data, width, height };
}
