/** Handlers for what a server hears by the wire. */
export interface Listener {
  onNotice: (text: string) => void;
  /** Something may have been missed: the connection was away. */
  onGap: () => void;
}

/** The channel by which servers of one database tell each other of changes. */
export interface Wire {
  send: (text: string) => Promise<unknown>;
  listen: (listener: Listener) => void;
  close: () => Promise<void>;
}
