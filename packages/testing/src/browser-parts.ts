class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const mediaQuery = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** What browsers have, screens use and jsdom lacks. No media query matches; nothing has a size. */
export function addBrowserParts(): void {
  const parts = {
    matchMedia: mediaQuery,
    ResizeObserver: InertObserver,
    IntersectionObserver: InertObserver,
    scrollTo: () => undefined,
  };
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  }
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
}
