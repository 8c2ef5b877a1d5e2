const { ceil, exp, round } = Math;

/** A picture in levels of grey, one byte a pixel, as a camera sees it. */
export interface GreyPicture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** A grey of 0 to 255 for each point. */
export type Painting = (x: number, y: number) => number;

const SAMPLES = [0.125, 0.375, 0.625, 0.875];

/** A painting as a camera with so many pixels sees it: each pixel is the mean of four points. */
export function paint(width: number, height: number, painting: Painting): GreyPicture {
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (const dx of SAMPLES) sum += painting(x + dx, y + 0.5);
      data[y * width + x] = sum / SAMPLES.length;
    }
  }
  return { data, width, height };
}

/** The picture out of focus: a Gaussian blur with a standard deviation of `sigma` pixels. */
export function blurred(picture: GreyPicture, sigma: number): GreyPicture {
  if (sigma === 0) return picture;
  const reach = ceil(sigma * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, place) =>
    exp(-((place - reach) ** 2) / (2 * sigma ** 2)),
  );
  const across = smoothed(picture, weights, 1);
  return smoothed(across, weights, picture.width);
}

/** Averages pixels with their neighbours: `step` is 1 in a row, the picture's width in a column. */
function smoothed(picture: GreyPicture, weights: readonly number[], step: number): GreyPicture {
  const { data, width } = picture;
  const smooth = new Uint8ClampedArray(data.length);
  const reach = (weights.length - 1) / 2;
  for (let index = 0; index < data.length; index += 1) {
    let sum = 0;
    let whole = 0;
    for (let k = -reach; k <= reach; k += 1) {
      const near = data[index + k * step];
      if (near === undefined) continue;
      const weight = weights[k + reach] ?? 0;
      sum += weight * near;
      whole += weight;
    }
    smooth[index] = sum / whole;
  }
  return { ...picture, data: smooth, width };
}

/** Adds the noise of a camera in little light, with a standard deviation of `sigma` grey levels. */
export function noisy(picture: GreyPicture, sigma: number, random: () => number): GreyPicture {
  const data = new Uint8ClampedArray(picture.data.length);
  for (let index = 0; index < data.length; index += 1) {
    // The sum of two is nearly a bell curve; times 2.45 its standard deviation is 1.
    const noise = (random() + random() - 1) * 2.45 * sigma;
    data[index] = round((picture.data[index] ?? 0) + noise);
  }
  return { ...picture, data };
}
