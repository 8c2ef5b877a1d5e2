type OfWorker = typeof import('./worker/server-of-worker');

declare global {
  /** From the environment of the tests. */
  var serverOfWorker: () => Promise<OfWorker>;
}

export const ofWorker = (): Promise<OfWorker> => globalThis.serverOfWorker();
