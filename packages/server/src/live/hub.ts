import {
  ACTION_OF_ROOT,
  actionsOf,
  LIVE_HEARTBEAT,
  LIVE_ROOTS,
  type LiveRoot,
} from '@backoffice/contracts';

import type { Caller } from '../caller';
import { refuse } from '../errors';
import type { Change, FindCaller } from '../http/context';
import { readNotice } from './change';
import { EventStream } from './stream';
import type { Wire } from './wire';

/** The most streams that one person may have open: one for each browser, not for each tab. */
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

/** A company's open streams, and the changes that it was told in the last seconds. */
interface Room {
  members: Set<Member>;
  recent: { at: number; changes: Change[] }[];
}

const EVERYTHING: Change[] = [{ roots: LIVE_ROOTS, again: true }];
/** Milliseconds: a page may have asked for its lists before its stream was open. */
const RECENT = 10_000;
const isRecent = ({ at }: { at: number }) => at > performance.now() - RECENT;

/** Keeps the streams that are open on this server, and passes changes on to them. */
export class Hub {
  readonly #rooms = new Map<number, Room>();
  readonly #findCaller: FindCaller;
  #beating: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(findCaller: FindCaller) {
    this.#findCaller = findCaller;
  }

  get size(): number {
    return this.#everybody().length;
  }

  start(wire: Wire): void {
    wire.listen({ onNotice: (text) => this.hear(text), onGap: () => this.#tellEverybody() });
    this.#beating = setInterval(() => void this.#beat(), LIVE_HEARTBEAT);
    this.#beating.unref();
  }

  /** Opens a stream for whoever asked; ends it when their session does. */
  open(caller: Caller, header: string): EventStream {
    if (this.#isClosed) throw refuse('server_closing');
    const { members, recent } = this.#roomOf(caller.companyId);
    const own = [...members].filter(({ caller: { userId } }) => userId === caller.userId);
    if (own.length >= MOST_OF_ONE) {
      throw refuse(
        'too_many_streams',
        {},
        {
          retryAfter: 60,
        },
      );
    }
    const member: Member = { caller, header, roots: rootsOf(caller), stream: new EventStream() };
    members.add(member);
    for (const { changes } of recent.filter(isRecent)) member.stream.tell(changes, member.roots);
    member.stream.content.once('close', () => members.delete(member));
    return member.stream;
  }

  /** Passes a server's notice on to the streams of its company. */
  hear(text: string): void {
    const notice = readNotice(text);
    if (!notice) return;
    const { company, changes } = notice;
    const room = this.#roomOf(company);
    room.recent = [...room.recent.filter(isRecent), { at: performance.now(), changes }];
    for (const { stream, roots } of room.members) stream.tell(changes, roots);
    if (changes.some(({ roots }) => roots.includes('session'))) void this.#check([...room.members]);
  }

  /** Tells everybody of a root at once, such as that there are new releases. */
  tellAll(root: LiveRoot): void {
    for (const { stream, roots } of this.#everybody()) stream.tell([{ roots: [root] }], roots);
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beating);
    for (const { stream } of this.#everybody()) stream.end();
  }

  #tellEverybody(): void {
    for (const { stream, roots } of this.#everybody()) stream.tell(EVERYTHING, roots);
  }

  #everybody(): Member[] {
    return [...this.#rooms.values()].flatMap(({ members }) => [...members]);
  }

  #roomOf(company: number): Room {
    const room = this.#rooms.get(company) ?? { members: new Set(), recent: [] };
    this.#rooms.set(company, room);
    return room;
  }

  #clearEmptyRooms(): void {
    for (const [company, { members, recent }] of this.#rooms) {
      if (!members.size && !recent.some(isRecent)) this.#rooms.delete(company);
    }
  }

  async #beat(): Promise<void> {
    await this.#check(this.#everybody());
    for (const { stream } of this.#everybody()) stream.beat();
    this.#clearEmptyRooms();
  }

  /** Ends the streams of sessions that are over; updates the rights of the others. */
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
