/** Values that the measurements keep in a page. */
interface Window {
  /** Milliseconds from a click to its page's heading. */
  arrival: Promise<number>;
  seenByBench: SeenByBench;
  /** By the browser's `interactionId`. */
  interactionsOfBench: Map<number, import('./hand/interactions.mjs').Interaction>;
}

/** Milliseconds since the navigation began. */
interface SeenByBench {
  lcp: number;
  lcpElement?: string;
  heading?: number;
  figure?: number;
  chart?: number;
}

interface Navigator {
  connection: object;
}

/** TypeScript's own declarations lack this field. */
interface Performance {
  readonly interactionCount: number;
}
