import { isWholeBarcode } from '../../reading/barcode';

/** Finds the code nearest to the middle of a video. Rejects when the browser can't after all. */
export type Detector = (video: HTMLVideoElement) => Promise<string | null>;

interface Found {
  rawValue: string;
  boundingBox: { y: number; height: number };
}

/** The browser's class, which exists on Android, macOS and ChromeOS. */
interface BarcodeDetectorType {
  new (options: { formats: string[] }): { detect: (video: HTMLVideoElement) => Promise<Found[]> };
  getSupportedFormats: () => Promise<string[]>;
}

const FORMAT = 'code_128';

/** The browser's own reader of barcodes; null where it has none, or none for CODE128. */
export async function findDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectorType };
  try {
    if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) {
      return null;
    }
    const detector = new BarcodeDetector({ formats: [FORMAT] });
    return async (video) => nearest(await detector.detect(video), video.videoHeight / 2);
  } catch {
    return null;
  }
}

function nearest(found: readonly Found[], middle: number): string | null {
  const distance = ({ boundingBox: { y, height } }: Found) => Math.abs(y + height / 2 - middle);
  const whole = found.filter(({ rawValue }) => /^\d+$/.test(rawValue) && isWholeBarcode(rawValue));
  return whole.sort((one, other) => distance(one) - distance(other))[0]?.rawValue ?? null;
}
