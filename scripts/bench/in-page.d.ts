/** What the measurements keep in a page, each under its name. */
interface Window {
  /** Milliseconds from a click to its page's heading. */
  arrival: Promise<number>;
  seenByBench: SeenByBench;
  /** By their numbers. */
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

/** Not in TypeScript's own yet. */
interface Performance {
  readonly interactionCount: number;
}
