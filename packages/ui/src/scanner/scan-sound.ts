import type { ScanOutcome } from './reading/scan-log';
import { scanSettings } from './scan-settings';

const TONES = {
  found: [{ hertz: 1_320, from: 0, seconds: 0.08 }],
  repeated: [
    { hertz: 990, from: 0, seconds: 0.06 },
    { hertz: 990, from: 0.1, seconds: 0.06 },
  ],
  kept: [{ hertz: 660, from: 0, seconds: 0.08 }],
  unknown: [
    { hertz: 220, from: 0, seconds: 0.14 },
    { hertz: 165, from: 0.16, seconds: 0.2 },
  ],
};

const SOUNDS: Record<ScanOutcome, keyof typeof TONES> = {
  found: 'found',
  repeated: 'repeated',
  elsewhere: 'repeated',
  kept: 'kept',
  refused: 'unknown',
  unknown: 'unknown',
  failed: 'unknown',
  offline: 'unknown',
  unreadable: 'unknown',
};

let audio: AudioContext | undefined;

/**
 * Browsers let a page make sounds only after a key or press. The camera scans without one, so its
 * button calls this.
 */
export function wakeScanSound(): void {
  if (!scanSettings().sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** High for a find, low for a failure, as nobody at a counter looks at the screen. */
export function playScanSound(outcome: ScanOutcome): void {
  if (!scanSettings().sound) return;
  wakeScanSound();
  if (!audio) return;
  for (const { hertz, from, seconds } of TONES[SOUNDS[outcome]]) {
    const oscillator = new OscillatorNode(audio, { frequency: hertz, type: 'square' });
    const volume = new GainNode(audio, { gain: 0.08 });
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(audio.currentTime + from);
    oscillator.stop(audio.currentTime + from + seconds);
  }
}
