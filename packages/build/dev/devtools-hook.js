/* global window */
// Stands in for the hook of React's DevTools, before any other script of a development page. The
// host's React registers here when it starts; the refresh runtime of a remote comes later, and finds
// it only if somebody remembered.
(() => {
  const renderers = new Map();
  const ignore = () => {};
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers,
    supportsFiber: true,
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
