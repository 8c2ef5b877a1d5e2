/* global window */
// Stands in for the hook of React's DevTools, before any other script of a development page. The
// host's React registers here when it starts; the refresh runtime of a remote comes later, and
// finds it only because this hook remembers it.
(() => {
  /** @type {Map<number, object>} */
  const renderers = new Map();
  const ignore = () => {};
  /** @type {any} */ (window).__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
    /** @param {object} renderer */
    inject(renderer) {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
})();
