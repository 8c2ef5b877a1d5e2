import type { Frame } from '../decoding/frame';

/** Of the picture's height, around the line at which people aim. */
const AIMED = 0.7;
/** Pixels: more are not needed from where a label can be held, and take longer. */
const WIDEST = 1_280;

type Shown = Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight' | 'clientWidth' | 'clientHeight'>;

/** The part of the camera's picture that the person sees and aims with, in its own pixels. */
export function aimedPart({ videoWidth, videoHeight, clientWidth, clientHeight }: Shown) {
  // The picture covers its place, and is cut off where it is too wide or too high for it.
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight) || 1;
  const width = Math.round(Math.min(videoWidth, clientWidth / scale || videoWidth));
  const height = Math.round(Math.min(videoHeight, clientHeight / scale || videoHeight) * AIMED);
  return {
    left: Math.round((videoWidth - width) / 2),
    top: Math.round((videoHeight - height) / 2),
    width,
    height,
  };
}

/** Takes pictures out of a video; null while there is none to take. */
export function createFrameGrabber(): (video: HTMLVideoElement) => Frame | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let count = 0;
  return (video) => {
    const { left, top, width, height } = aimedPart(video);
    if (!context || width < 1 || height < 1) return null;
    const scale = Math.min(1, WIDEST / width);
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h });
    context.drawImage(video, left, top, width, height, 0, 0, w, h);
    count += 1;
    // Few labels stand on their side: every other picture is looked through for them.
    const withUpright = count % 2 === 0;
    return { pixels: context.getImageData(0, 0, w, h).data, width: w, height: h, withUpright };
  };
}
