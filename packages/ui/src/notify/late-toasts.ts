import { Code } from '../code/code';

type Toasts = typeof import('./toasts');

let toasts: Toasts | undefined;
const waiting: ((loaded: Toasts) => void)[] = [];

/** What draws notifications: the first screen doesn't wait for it. */
export const toastCode = new Code(async () => {
  toasts = await import('./toasts');
  for (const act of waiting.splice(0)) act(toasts);
  return toasts;
});

/** Loads what draws notifications, for who can't wait until it comes by itself. */
export const loadNotifications = async (): Promise<void> => void (await toastCode.fetch());

/** Does it at once, or as soon as the code is there; in the order in which it was asked. */
export function withToasts(act: (loaded: Toasts) => void): void {
  if (toasts) act(toasts);
  else waiting.push(act);
}
