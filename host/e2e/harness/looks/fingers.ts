import type { Page } from '@playwright/test';

/** Elements of a page that a finger presses. */
const PRESSED = [
  'a[href]',
  'button',
  'label.btn',
  // What can't be edited is a text, and nothing to press.
  'input:not([type=hidden], .form-control-plaintext)',
  'select',
  'textarea',
  'summary',
  '[role=button]',
  '[role=tab]',
  '[role=menuitem]',
  '[role=option]',
].join();

/**
 * Elements that are smaller than 44 × 44 px for a finger. Not links within a sentence, which are as
 * high as their line (WCAG 2.5.8 excepts them too), nor elements that only the keyboard shows.
 */
export async function hardToPress(page: Page): Promise<string[]> {
  const pressed = await page.evaluateHandle(pressedOnes, PRESSED);
  const found = await pressed.evaluate(tooSmall);
  await pressed.dispose();
  return found;
}

/** The visible ones of these elements on the page, or in the dialog that lies over it. */
function pressedOnes(selector: string): Element[] {
  const inSentence = (element: Element) =>
    element.matches('a') &&
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''),
    );
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      !element.closest('[inert]') &&
      width > 1 &&
      height > 1
    );
  };
  const inFront = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  return [...(inFront ?? document).querySelectorAll(selector)].filter(
    (element) => isSeen(element) && !inSentence(element),
  );
}

/**
 * Measures by asking the browser what lies at a point: so labels count, and parts that reach beyond
 * an element's box.
 */
function tooSmall(elements: Element[]): string[] {
  const FINGER = 44;
  const isOf = (element: Element, hit: Element | null) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return hit !== null && [element, ...labels].some((part) => part.contains(hit));
  };
  /** Pixels that belong to an element, from its middle in both directions. */
  const reach = (element: Element, x: number, y: number, dx: number, dy: number) => {
    let pixels = 1;
    for (const way of [1, -1]) {
      for (let far = way; Math.abs(far) < FINGER; far += way) {
        if (!isOf(element, document.elementFromPoint(x + dx * far, y + dy * far))) break;
        pixels += 1;
      }
    }
    return pixels;
  };
  return elements.flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const wide = Math.max(Math.round(width), reach(element, x, y, 1, 0));
    const high = Math.max(Math.round(height), reach(element, x, y, 0, 1));
    if (wide >= FINGER && high >= FINGER) return [];
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
    return [`${element.tagName.toLowerCase()} "${name}" ${wide} × ${high} ${element.className}`];
  });
}
