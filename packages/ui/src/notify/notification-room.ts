/** A property of the root element: pixels at the top that notifications may cover. */
const PROPERTY = '--notifications-room';
/** Pixels between the last notification and the content that makes room for it. */
const GAP = 8;

/** Keeps the property up to date while `element`, which holds the notifications, is mounted. */
export function watchNotificationRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    // While somebody unfolds them, they lie over the page: nothing may move under the pointer.
    if (element.matches(':hover, :focus-within')) return;
    const corner = element.querySelector('.Toastify__toast-container--top-right');
    const end = corner?.firstElementChild ? corner.getBoundingClientRect().bottom + GAP : 0;
    style.setProperty(PROPERTY, `${Math.ceil(end)}px`);
  };
  const presses = watchPresses(measure);
  const sizes = new ResizeObserver(() => {
    if (!presses.isPressed()) measure();
  });
  const watchCorners = () => {
    sizes.disconnect();
    sizes.observe(element);
    for (const corner of element.querySelectorAll('.Toastify__toast-container')) {
      sizes.observe(corner);
    }
  };
  const corners = new MutationObserver(watchCorners);
  corners.observe(element, { childList: true, subtree: true });
  watchCorners();
  return () => {
    corners.disconnect();
    sizes.disconnect();
    presses.stop();
    style.removeProperty(PROPERTY);
  };
}

/** Tells of presses, as a button that moves while it is pressed loses the click. */
function watchPresses(onRelease: () => void) {
  let isPressed = false;
  const press = () => (isPressed = true);
  const release = () => {
    isPressed = false;
    setTimeout(onRelease);
  };
  const heard = [
    ['pointerdown', press],
    ['pointerup', release],
    ['pointercancel', release],
  ] as const;
  for (const [type, listener] of heard) document.addEventListener(type, listener, true);
  const stop = () => {
    for (const [type, listener] of heard) document.removeEventListener(type, listener, true);
  };
  return { isPressed: () => isPressed, stop };
}
