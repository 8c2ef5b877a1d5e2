import { expect, type Locator } from '@playwright/test';

/** Waits until a press in the middle of a control reaches it: nothing lies over it. */
export const expectPressable = (control: Locator, where: string | number) =>
  expect
    .poll(async () => ({ where, reached: await control.first().evaluate(reach) }))
    .toEqual({ where, reached: true });

function reach(control: Element): boolean | string {
  const { left, top, width, height } = control.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return control.contains(hit) || (hit?.className.toString() ?? 'outside the window');
}
