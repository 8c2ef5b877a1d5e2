/** Of the root element: what lies above it may be covered by notifications at the top; pixels. */
const PROPERTY = '--notifications-room';
/** Between the last notification and what makes room for it, pixels. */
const GAP = 8;

/** Keeps the property right for as long as `element`, round the notifications, is there. */
export function watchNotificationRoom(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => {
    // Unfolded by whoever reads them, they lie over the page: nothing moves under the pointer.
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
