type OfWorker = typeof import('./worker/server-of-worker');

declare global {
  /** Set by `jest-environment.cjs`. */
  var serverOfWorker: () => Promise<OfWorker>;
}

export const ofWorker = (): Promise<OfWorker> => globalThis.serverOfWorker();
