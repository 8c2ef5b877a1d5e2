/** What service workers have and the library of pages' types lacks. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface InstallEvent extends LastingEvent {
  /** Says what never needs the worker; missing in some browsers. */
  addRoutes?: (routes: readonly object[]) => Promise<void>;
}

export interface FetchEvent extends LastingEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface Events {
  install: InstallEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & MessageEvent;
}

interface WorkerScope {
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
}

export const scope = globalThis as unknown as WorkerScope;
