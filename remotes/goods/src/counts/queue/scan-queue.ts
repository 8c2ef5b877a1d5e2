import { createIdempotencyKey, getToken, isLineAway, serverNow } from '@backoffice/api-client';
import { sendScans } from '@backoffice/api-client/resources/counts';
import { MAX_COUNT_SCANS, type CountedScan } from '@backoffice/contracts';

import { deviceId } from './device';
import { pauseAfter, refusalOf, verdictOf } from './refusals';
import { ScanStore, type QueuedScan, type Refusal } from './scan-store';
import { alone, openChannel, type QueueNews } from './tabs';

/** How sending goes: `offline`: no connection; `failing`: the server can't just now. */
export type Connection = 'fine' | 'offline' | 'failing' | 'signed-out';

export interface QueueState {
  /**
   * All scans that the server has not taken, in the order of scanning, with those that it refused.
   */
  scans: readonly QueuedScan[];
  connection: Connection;
  isSending: boolean;
  /** False if a reload would lose the scans. */
  isLasting: boolean;
}

/** What became of a scan: the server's answer, its refusal, or null while it waits. */
export type Fate = CountedScan | Refusal | null;

type Listener = (answers: readonly CountedScan[], count: number) => void;

/**
 * The scans of one person on this device. Each is kept before anything else happens to it, and sent
 * under its key until the server has answered, through reloads, lost lines and ends of sessions.
 */
export class ScanQueue {
  private state: QueueState = { scans: [], connection: 'fine', isSending: false, isLasting: true };
  private token: string | null = null;
  private lastAt = 0;
  private failures = 0;
  /** Counts beginnings and ends of writes to the store: what was read between them is outdated. */
  private writes = 0;
  private batchSize = MAX_COUNT_SCANS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly keeping = new Map<string, QueuedScan>();
  private readonly waiters = new Map<string, (fate: Fate) => void>();
  private readonly watchers = new Set<() => void>();
  private readonly listeners = new Set<Listener>();
  private readonly tell: (news: QueueNews) => void;

  constructor(
    readonly owner: string,
    private readonly store = new ScanStore(),
  ) {
    this.tell = openChannel((news) => {
      if (news.owner !== owner) return;
      this.answer(news.count, news.answers);
      void this.reload();
    });
  }

  readonly snapshot = (): QueueState => this.state;

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  /** Passes on the server's answers, in this tab or another. Returns a function that stops it. */
  onAnswers(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The queue's person is signed in with this token. Waiting scans are sent, and only with it. */
  async resume(token: string | null): Promise<void> {
    this.token = token;
    this.change({ connection: 'fine' });
    await this.reload();
    await this.send();
  }

  /** Scans of a count that wait to be sent. */
  waiting = (count?: number): QueuedScan[] =>
    this.state.scans.filter((scan) => !scan.refusal && (!count || scan.count === count));

  /** Keeps a scan, unless the same code waits already; `isNew` says which. */
  async keep(count: number, code: string): Promise<{ scan: QueuedScan; isNew: boolean }> {
    const waits = this.waiting(count).find((scan) => scan.code === code);
    if (waits) return { scan: waits, isNew: false };
    const key = createIdempotencyKey();
    const at = this.nextMoment();
    const scan: QueuedScan = { owner: this.owner, count, key, code, at, refusal: null };
    this.keeping.set(key, scan);
    this.change({ scans: [...this.state.scans, scan] });
    await this.write(() => this.store.put(scan));
    this.keeping.delete(key);
    this.change({ isLasting: this.store.isLasting });
    void this.send();
    return { scan, isNew: true };
  }

  /** The answer to a scan or its refusal; null if neither is known after so many milliseconds. */
  fateOf(key: string, patience: number): Promise<Fate> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(null), patience);
      const done = (fate: Fate) => {
        clearTimeout(timer);
        this.waiters.delete(key);
        resolve(fate);
      };
      this.waiters.set(key, done);
    });
  }

  async forget(keys: readonly string[]): Promise<void> {
    const gone = new Set(keys);
    this.change({ scans: this.state.scans.filter(({ key }) => !gone.has(key)) });
    await this.write(() => this.store.remove(keys));
  }

  /** Sends refused scans once more. */
  async retry(keys: readonly string[]): Promise<void> {
    const asked = this.state.scans.filter(({ key }) => keys.includes(key));
    await this.write(() => this.store.put(...asked.map((scan) => ({ ...scan, refusal: null }))));
    await this.reload();
    await this.send();
  }

  /**
   * Tells the server that this device takes part and what it still has to send; with `left`, that
   * it leaves, unless scans wait. Throws an error only if the server refuses it for good.
   */
  async greet(count: number, { left = false, isLeaving = false } = {}): Promise<void> {
    if (!this.isOurs() || (this.state.isSending && !left)) return;
    const pending = this.waiting(count).length;
    if (pending > 0 && !left) return this.send();
    const input = { device: deviceId(), pending, left: left && pending === 0, scans: [] };
    try {
      await sendScans(count, input, { isLeaving });
      this.change({ connection: 'fine' });
    } catch (error) {
      if (verdictOf(error) === 'count') throw error;
      this.change({ connection: connectionOf(error) });
    }
  }

  /** Sends all waiting scans, one request after the other; after a failure it tries again later. */
  readonly send = async (): Promise<void> => {
    if (this.state.isSending || !this.isOurs() || this.waiting().length === 0) return;
    clearTimeout(this.timer);
    this.change({ isSending: true });
    try {
      while (this.isOurs() && this.waiting().length > 0) {
        if (!(await alone(() => this.sendBatch()))) break;
      }
    } finally {
      this.change({ isSending: false });
    }
  };

  /** Returns false if sending has to wait. */
  private async sendBatch(): Promise<boolean> {
    // Another tab may have sent them while this one waited for its turn.
    await this.reload();
    const [first] = this.waiting();
    if (!first || !this.isOurs()) return true;
    const { count } = first;
    const all = this.waiting(count);
    const batch = all.slice(0, this.batchSize);
    try {
      const answers = await sendScans(count, {
        device: deviceId(),
        pending: all.length - batch.length,
        scans: batch.map(({ key, code, at }) => ({ key, code, scanned_at: at })),
      });
      await this.settle(count, batch, answers);
      return true;
    } catch (error) {
      return this.meet(error, batch);
    }
  }

  private async settle(count: number, batch: QueuedScan[], answers: CountedScan[]) {
    this.failures = 0;
    this.batchSize = MAX_COUNT_SCANS;
    this.change({ connection: 'fine' });
    this.answer(count, answers);
    await this.forget(batch.map(({ key }) => key));
    this.tell({ owner: this.owner, count, answers });
  }

  private async meet(error: unknown, batch: QueuedScan[]): Promise<boolean> {
    const verdict = verdictOf(error);
    if (verdict === 'scan' && batch.length > 1) {
      // One scan of the batch is bad: smaller batches find it, so that the others needn't wait for
      // it.
      this.batchSize = Math.ceil(batch.length / 2);
      return true;
    }
    if (verdict === 'scan' || verdict === 'count') {
      await this.refuse(verdict === 'scan' ? batch : this.waiting(batch[0]?.count), error);
      return true;
    }
    this.change({ connection: connectionOf(error) });
    for (const tell of this.waiters.values()) tell(null);
    if (verdict === 'later') {
      this.failures += 1;
      this.timer = setTimeout(() => void this.send(), pauseAfter(this.failures, error));
    }
    return false;
  }

  private async refuse(scans: QueuedScan[], error: unknown): Promise<void> {
    this.batchSize = MAX_COUNT_SCANS;
    const refusal = refusalOf(error);
    await this.write(() => this.store.put(...scans.map((scan) => ({ ...scan, refusal }))));
    await this.reload();
    for (const { key } of scans) this.waiters.get(key)?.(refusal);
  }

  private answer(count: number, answers: readonly CountedScan[]): void {
    for (const answer of answers) this.waiters.get(answer.key)?.(answer);
    if (answers.length > 0) for (const listener of this.listeners) listener(answers, count);
  }

  /** Reads the scans from the store, because other tabs write there too. */
  private async reload(): Promise<void> {
    let stored: QueuedScan[];
    let begun: number;
    do {
      begun = this.writes;
      stored = await this.store.of(this.owner);
    } while (begun !== this.writes);
    const keys = new Set(stored.map(({ key }) => key));
    const onTheirWay = [...this.keeping.values()].filter(({ key }) => !keys.has(key));
    const scans = [...stored, ...onTheirWay];
    const isSame = JSON.stringify(scans) === JSON.stringify(this.state.scans);
    this.change({
      scans: isSame ? this.state.scans : scans,
      isLasting: this.store.isLasting,
    });
  }

  /** No two scans of a page are of one moment, so that they stay in their order. */
  private nextMoment(): string {
    this.lastAt = Math.max(serverNow().getTime(), this.lastAt + 1);
    return new Date(this.lastAt).toISOString();
  }

  private async write(work: () => Promise<void>): Promise<void> {
    this.writes += 1;
    await work();
    this.writes += 1;
  }

  /** Another person's session must not send these scans. */
  private isOurs = (): boolean => this.token !== null && getToken() === this.token;

  private change(next: Partial<QueueState>): void {
    const keys = Object.keys(next) as (keyof QueueState)[];
    if (keys.every((key) => Object.is(this.state[key], next[key]))) return;
    this.state = { ...this.state, ...next };
    for (const watcher of this.watchers) watcher();
  }
}

function connectionOf(error: unknown): Connection {
  if (verdictOf(error) === 'session') return 'signed-out';
  return isLineAway(error) ? 'offline' : 'failing';
}
