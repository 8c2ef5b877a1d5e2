import type { LabelLook } from '@backoffice/testing/pictures';

/** Positions and light in which the camera must read one of our labels. */
export const LOOKS: [string, LabelLook][] = [
  ['straight before it', {}],
  ['15 cm away', { module: 1.9 }],
  ['5 cm away', { module: 4.4 }],
  ['tilted by 15 degrees', { degrees: 15 }],
  ['tilted by 15 degrees the other way', { degrees: -15 }],
  ['tilted by 30 degrees', { degrees: 30 }],
  ['upside down', { degrees: 180 }],
  ['standing on its side', { degrees: 90 }],
  ['out of focus', { blur: 1.2 }],
  ['tilted and out of focus', { degrees: 15, blur: 1.1 }],
  ['in dim light', { paper: 62, ink: 24, background: 30 }],
  ['in dim light, tilted', { paper: 62, ink: 24, background: 40, degrees: -15 }],
  ['on a dark table', { background: 8 }],
  ['on a white table', { background: 255 }],
  ['on a white table, tilted and out of focus', { background: 255, degrees: 15, blur: 1.1 }],
  ['bright on dark', { paper: 20, ink: 220, background: 60 }],
  ['faded', { paper: 250, ink: 190, background: 120 }],
  ['off the line', { left: 90, top: -80 }],
];
