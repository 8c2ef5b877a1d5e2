/** The media query for phones, as in `theme/_sheets.scss`. */
const PHONE = '(width < 576px)';
/** Pixels by which a sheet is pulled down until letting go closes it. */
const FAR = 96;

/**
 * What style sheets cannot do for the dialogs of a phone: one that is pulled down by its header
 * closes as by Escape, so that whatever asks before it closes still asks; and where the keyboard
 * lies over the page instead of making it lower, dialogs end above it. Returns how to stop.
 */
export function watchSheets(): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  document.addEventListener('pointerdown', pull, { signal });
  window.visualViewport?.addEventListener('resize', leaveRoomForKeyboard, { signal });
  return () => watch.abort();
}

function pull({ target, pointerId, clientY: from, pointerType }: PointerEvent): void {
  if (pointerType !== 'touch' || !matchMedia(PHONE).matches) return;
  if (!(target instanceof Element) || target.closest('button, a, input')) return;
  const sheet = target.closest('.modal-header')?.closest<HTMLElement>('.modal-content');
  if (!sheet) return;
  const hand = new AbortController();
  const way = ({ clientY }: PointerEvent) => Math.max(0, clientY - from);
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    sheet.style.transition = 'none';
    sheet.style.translate = `0 ${way(event)}px`;
  };
  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    hand.abort();
    sheet.style.transition = '';
    sheet.style.translate = '';
    if (event.type === 'pointerup' && way(event) > FAR) escape(sheet);
  };
  const { signal } = hand;
  document.addEventListener('pointermove', follow, { signal });
  document.addEventListener('pointerup', letGo, { signal });
  document.addEventListener('pointercancel', letGo, { signal });
}

function escape(sheet: HTMLElement): void {
  const key = { key: 'Escape', code: 'Escape', bubbles: true };
  sheet.dispatchEvent(new KeyboardEvent('keydown', key));
}

function leaveRoomForKeyboard(): void {
  const { height = 0, scale = 1 } = window.visualViewport ?? {};
  const room = scale === 1 ? Math.max(0, window.innerHeight - height) : 0;
  document.documentElement.style.setProperty('--keyboard-room', `${room}px`);
  // The field in use stays in sight, whatever the keyboard leaves of the dialog.
  const { activeElement: field } = document;
  if (field?.closest('.modal-body')) field.scrollIntoView({ block: 'nearest' });
}
