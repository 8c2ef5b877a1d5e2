import { createFrameReader } from './frame-reader';
import { createSightings } from './sightings';

/** Milliseconds from one picture to the next: a hand is still that long, and a phone can rest. */
const PERIOD = 100;
/** Milliseconds between two pictures that even a slow phone has for everything else. */
const REST = 30;

/** Reads the codes that a playing video shows, each once. Returns how to stop. */
export function startReading(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const reader = createFrameReader();
  const sightings = createSightings();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const look = async () => {
    const began = performance.now();
    // A picture that can't be read counts as one without a code.
    const code = await reader.read(video).catch(() => null);
    if (isOver) return;
    const now = performance.now();
    const taken = sightings(code, began);
    if (taken !== null) onCode(taken);
    timer = setTimeout(() => void look(), Math.max(REST, began + PERIOD - now));
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
    reader.close();
  };
}
