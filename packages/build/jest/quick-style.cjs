/** What the styles of jsdom itself ask of an element that shows, besides its name. */
const ASKED = ['hidden', 'open', 'style', 'type'];

/**
 * Every search by role asks for the style of most elements, and jsdom matches each with all of its rules.
 * While the page has no style sheet, an element looks like the others of its kind.
 *
 * @param {import('jsdom').DOMWindow} window
 */
exports.quickStyle = (window) => {
  const { document, getComputedStyle } = window;
  /** @type {Map<string, CSSStyleDeclaration>} */
  const known = new Map();

  /** @type {typeof getComputedStyle} */
  window.getComputedStyle = (element, part) => {
    const isPlain =
      !part &&
      document.styleSheets.length === 0 &&
      !element.closest('[style*="visibility"]');
    if (!isPlain) return getComputedStyle(element, part);
    const kind = [element.localName, ...ASKED.map((name) => element.getAttribute(name))].join(' ');
    const style = known.get(kind) ?? getComputedStyle(element);
    known.set(kind, style);
    return style;
  };
};
