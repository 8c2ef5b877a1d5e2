import type { Frame } from '../decoding/frame';

/** The part of the picture's height that is read, around the line by which people aim. */
const AIMED = 0.7;
/** Greatest width in pixels: more takes longer, and no distance of a label needs it. */
const WIDEST = 1_280;

type Shown = Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight' | 'clientWidth' | 'clientHeight'>;

/** The part of the camera's picture that the person sees and aims with, in its own pixels. */
export function aimedPart({ videoWidth, videoHeight, clientWidth, clientHeight }: Shown) {
  // The video fills its box (`object-fit: cover`), so a part of it may be cut off.
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

/** Takes pictures out of a video; null while it shows none. */
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
    // Few labels stand on their side, so only every other picture is searched for them.
    const withUpright = count % 2 === 0;
    return { pixels: context.getImageData(0, 0, w, h).data, width: w, height: h, withUpright };
  };
}
