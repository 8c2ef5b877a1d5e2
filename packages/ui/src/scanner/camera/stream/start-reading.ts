import { createFrameReader } from './frame-reader';
import { createSightings } from './sightings';

/** Milliseconds from one picture to the next: a hand holds still that long, and most of a phone rests. */
const PERIOD = 100;
/** Milliseconds that are left to everything else, however slow it is. */
const REST = 30;

/** Reads the codes that a playing video shows, each once. Returns how to stop. */
export function startReading(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const reader = createFrameReader();
  const sightings = createSightings();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const look = async () => {
    const began = performance.now();
    // A picture that can't be read is none.
    const code = await reader.read(video).catch(() => null);
    if (isOver) return;
    const now = performance.now();
    const taken = sightings(code, now);
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
