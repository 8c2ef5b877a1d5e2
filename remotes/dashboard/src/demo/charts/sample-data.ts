import type { Bubble } from './sample-options';

/** Placeholder figures; their names stand in the texts. */
export const SAMPLE_SLICES = [
  { key: 'sneakers', value: 42 },
  { key: 'boots', value: 28 },
  { key: 'sandals', value: 17 },
  { key: 'shirts', value: 35 },
  { key: 'bags', value: 12 },
] as const;

export const SAMPLE_BUBBLES: readonly Bubble[] = [
  { x: 8, y: 12, size: 14 },
  { x: 15, y: 30, size: 26 },
  { x: 24, y: 18, size: 18 },
  { x: 31, y: 41, size: 34 },
  { x: 40, y: 26, size: 22 },
  { x: 47, y: 38, size: 12 },
];
