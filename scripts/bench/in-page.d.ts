/** What the measurements keep in a page, each under its name. */
interface Window {
  JsBarcode: (target: object, barcode: string, options: object) => void;
  /** Milliseconds since Print was pressed. */
  finished: Promise<{ laidOut?: number; printed: number }>;
  /** Milliseconds from a click to its page's heading. */
  arrival: Promise<number>;
  seenByBench: SeenByBench;
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
