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

/** Adds browser APIs that jsdom lacks and screens use. No media query matches; nothing has size. */
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
