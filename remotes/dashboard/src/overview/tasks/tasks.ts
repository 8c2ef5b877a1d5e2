/** Demo tasks; titles and descriptions stand in the texts under the same names. */
export const DEMO_TASKS = [
  { name: 'window', done: true },
  { name: 'delivery', done: false },
  { name: 'labels', done: false },
  { name: 'count', done: true },
  { name: 'returns', done: false },
] as const;

export type TaskName = (typeof DEMO_TASKS)[number]['name'];
