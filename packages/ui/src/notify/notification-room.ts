/** A property of the root element: pixels at the top that notifications may cover. */
const PROPERTY = '--notifications-room';
/** Pixels between the last notification and the content that makes room for it. */
const GAP = 8;

/** Keeps the property up to date while `element`, which holds the notifications, is mounted. */
export function watchNotificationRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    // While somebody unfolds them, they lie over the page: nothing may move under the pointer.
    if (element.matches(':hover, :focus-within')) return;
    const corner = element.querySelector('.Toastify__toast-container--top-right');
    const end = corner?.firstElementChild ? corner.getBoundingClientRect().bottom + GAP : 0;
    style.setProperty(PROPERTY, `${Math.ceil(end)}px`);
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
    style.removeProperty(PROPERTY);
  };
}
