import { readStoredJson, writeStored, writeStoredJson } from './storage';

/** As long as the server remembers an idempotency key: an older draft could be sent twice. */
const MAX_AGE_MS = 48 * 60 * 60 * 1000;

/** Whose draft it is; the answer of `sessionQueries.current()` fits. */
export interface DraftOwner {
  /** Without an id (the specification has none) the e-mail tells people apart. */
  user: { id: number | null; email: string };
  company: { id: number };
}

/** A kind of unfinished work. Raise `version` when the shape of `T` changes: older ones are dropped. */
export interface DraftKind<T> {
  readonly name: string;
  readonly version: number;
  /** Never set; ties the type to the kind. */
  readonly shape?: T;
}

export const defineDraft = <T>(name: string, version: number): DraftKind<T> => ({ name, version });

interface Stored<T> {
  version: number;
  /** Milliseconds since 1970. */
  savedAt: number;
  value: T;
}

const nameFor = (kind: DraftKind<unknown>, { user, company }: DraftOwner) =>
  `draft.${kind.name}.${company.id}.${user.id ?? user.email}`;

/** The stored draft of this person in this company, or null. At most 48 hours old. */
export function loadDraft<T>(kind: DraftKind<T>, owner: DraftOwner): T | null {
  const draft = readStoredJson(nameFor(kind, owner)) as Stored<T> | null | undefined;
  const isUsable = draft?.version === kind.version && Date.now() - draft.savedAt < MAX_AGE_MS;
  if (isUsable) return draft.value;
  clearDraft(kind, owner);
  return null;
}

/** Keeps a draft (JSON values only). False when the browser would not keep it. */
export const saveDraft = <T>(kind: DraftKind<T>, owner: DraftOwner, value: T): boolean =>
  writeStoredJson(nameFor(kind, owner), {
    version: kind.version,
    savedAt: Date.now(),
    value,
  } satisfies Stored<T>);

export function clearDraft(kind: DraftKind<unknown>, owner: DraftOwner): void {
  writeStored(nameFor(kind, owner), null);
}
