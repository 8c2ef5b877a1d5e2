import {
  ACTION_OF_ROOT,
  actionsOf,
  LIVE_HEARTBEAT,
  LIVE_ROOTS,
  type LiveRoot,
} from '@backoffice/contracts';

import { AppError } from '../errors';
import type { Caller, FindCaller } from '../http/context';
import { type Change, type Notice, readNotice } from './change';
import { EventStream } from './stream';
import type { Wire } from './wire';

/** Open at once by one person: browsers, not tabs. */
const MOST_OF_ONE = 20;

interface Member {
  caller: Caller;
  header: string;
  roots: ReadonlySet<LiveRoot>;
  stream: EventStream;
}

const rootsOf = (caller: Caller): ReadonlySet<LiveRoot> => {
  const actions = actionsOf(caller);
  return new Set(LIVE_ROOTS.filter((root) => actions.includes(ACTION_OF_ROOT[root])));
};

const EVERYTHING: Change[] = [{ roots: LIVE_ROOTS, again: true }];
/** Milliseconds: a page may have asked for its lists before its stream was open. */
const RECENT = 10_000;

/** Who has a stream open on this server, and what reaches them. */
export class Hub {
  readonly #members = new Set<Member>();
  readonly #findCaller: FindCaller;
  #recent: { at: number; notice: Notice }[] = [];
  #beating: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(findCaller: FindCaller) {
    this.#findCaller = findCaller;
  }

  get size(): number {
    return this.#members.size;
  }

  start(wire: Wire): void {
    wire.listen({ onNotice: (text) => this.hear(text), onGap: () => this.#tellEverybody() });
    this.#beating = setInterval(() => void this.#beat(), LIVE_HEARTBEAT);
    this.#beating.unref();
  }

  /** Opens a stream for whoever asked; ends it when their session does. */
  open(caller: Caller, header: string): EventStream {
    if (this.#isClosed) throw new AppError('unavailable', 'The server is closing');
    const own = [...this.#members].filter(({ caller: { userId } }) => userId === caller.userId);
    if (own.length >= MOST_OF_ONE) {
      throw new AppError('too_many_requests', 'Too many open streams of this person', {
        retryAfter: 60,
      });
    }
    const member: Member = { caller, header, roots: rootsOf(caller), stream: new EventStream() };
    this.#members.add(member);
    for (const { notice } of this.#latest()) this.#pass(notice, [member]);
    member.stream.content.once('close', () => this.#members.delete(member));
    return member.stream;
  }

  /** Passes on what a server told, to whom it concerns. */
  hear(text: string): void {
    const notice = readNotice(text);
    if (!notice) return;
    this.#recent = [...this.#latest(), { at: Date.now(), notice }];
    const concerned = this.#pass(notice, [...this.#members]);
    if (notice.changes.some(({ roots }) => roots.includes('session'))) void this.#check(concerned);
  }

  /** Tells everybody of a root at once, such as that there are new releases. */
  tellAll(root: LiveRoot): void {
    for (const { stream, roots } of this.#members) stream.tell([{ roots: [root] }], roots);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beating);
    for (const { stream } of this.#members) stream.end();
  }

  #tellEverybody(): void {
    for (const { stream, roots } of this.#members) stream.tell(EVERYTHING, roots);
  }

  #latest() {
    const since = Date.now() - RECENT;
    return this.#recent.filter(({ at }) => at > since);
  }

  /** Tells those of the notice's company; answers who they are. */
  #pass({ company, changes }: Notice, members: Member[]): Member[] {
    const concerned = members.filter(({ caller }) => caller.companyId === company);
    for (const { stream, roots } of concerned) stream.tell(changes, roots);
    return concerned;
  }

  async #beat(): Promise<void> {
    await this.#check([...this.#members]);
    for (const { stream } of this.#members) stream.beat();
  }

  /** Ends the streams of those whose session is over; the others' follow their rights. */
  async #check(members: Member[]): Promise<void> {
    await Promise.all(
      members.map(async (member) => {
        try {
          const caller = await this.#findCaller(member.header, { touches: false });
          if (!caller) member.stream.end();
          else Object.assign(member, { caller, roots: rootsOf(caller) });
        } catch {
          // The database does not answer: nothing can be told either. The next beat asks again.
        }
      }),
    );
  }
}
