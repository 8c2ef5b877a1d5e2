import { type CodeRequired, dayIn, type LoginInput } from '@backoffice/contracts';
import type { FastifyBaseLogger } from 'fastify';

import { recordEvent } from '../../../audit/record-event';
import type { Executor, Tx } from '../../../db/database';
import { type AppError, refuse } from '../../../errors';
import type { Secrets } from '../../../secrets/key-file';
import { fullName } from '../full-name';
import { claimTry, keepFailure, type Tried } from '../throttle/login-throttle';
import {
  type AskedFactor,
  type Owner,
  readAskedFactor,
  rememberDevice,
  takeStep,
} from './factor.repository';
import { readOneTimeCode, stepOf } from './one-time-code';
import { recoveryHash } from './recovery-code';
import { takeRecoveryCode } from './recovery-code.repository';

const DAY = 86_400_000;

/** What a sign-in still has to do in its transaction, once password and code were found right. */
export interface FactorStep {
  /** The company asks for a second factor, and there is none yet. */
  isDue: boolean;
  /** The subject under which tries at codes are counted; null if no code was asked for. */
  tried: Tried | null;
  /** Uses the code up; throws a 401 where somebody else just did. */
  take: (tx: Tx) => Promise<void>;
  /** Remembers the device, where that was asked for and is allowed. */
  remember: (tx: Tx, markHash: string) => Promise<void>;
}

interface Asked {
  owner: Owner;
  markHash: string;
  now: Date;
  log: FastifyBaseLogger;
  secrets: Secrets;
  /** The subject under which tries at the password were counted; a known device has its own. */
  subject: string;
}

const codeRefused = () => refuse('code_refused');

function codeRequired({ rememberDays }: AskedFactor): AppError {
  const data: CodeRequired = { remember_days: rememberDays };
  return refuse('code_required', {}, { data });
}

/**
 * Only the operator can help if the key file doesn't open the secret, so the log says what to do.
 * Recovery codes still work: their hashes need no key.
 */
function openedSecret({ secret }: AskedFactor, { owner, secrets, log }: Asked): string {
  const opened = secret && secrets.open(owner, secret);
  if (opened) return opened;
  log.error(
    { user: owner.userId, company: owner.companyId },
    'the key file of the second factors is gone or another one: bring it back, or run "pnpm user factor"',
  );
  throw refuse('factor_key_lost');
}

type Take = (tx: Tx) => Promise<boolean>;

/**
 * Makes the check of a code, which answers how the code is used up, or null if it is wrong. Throws
 * for a lost key at once, before the caller counts a try.
 */
function takerOf(code: string, factor: AskedFactor, asked: Asked): () => Take | null {
  const { owner, now } = asked;
  const digits = readOneTimeCode(code);
  const { secret } = factor;
  if (digits && secret) {
    const opened = openedSecret(factor, asked);
    return () => {
      const step = stepOf(opened, digits, now);
      return step === null ? null : (tx) => takeStep(tx, owner, { secret, step });
    };
  }
  const codeHash = recoveryHash(code);
  return () => (codeHash === null ? null : (tx) => recover(tx, factor, { owner, codeHash, now }));
}

async function recover(
  tx: Tx,
  { username, surname, timezone }: AskedFactor,
  { owner, codeHash, now }: { owner: Owner; codeHash: string; now: Date },
): Promise<boolean> {
  if (!(await takeRecoveryCode(tx, owner, { codeHash, now }))) return false;
  const subject = fullName({ username, surname });
  const doing = { caller: owner, now, today: dayIn(timezone, now) };
  await recordEvent(tx, doing, { kind: 'factor.recovered', subject });
  return true;
}

const nothing = async () => {};

/**
 * The second step of a sign-in, after its password was right. Throws `code_required` if a code is
 * missing, `code_refused` for a wrong one, a 429 after too many of them and a 503 without the key.
 */
export async function factorStep(
  db: Executor,
  asked: Asked,
  { code, remember }: Pick<LoginInput, 'code' | 'remember'>,
): Promise<FactorStep> {
  const { owner, now } = asked;
  const factor = await readAskedFactor(db, owner, asked);
  const isOn = factor.secret !== null;
  if (!isOn || factor.isRemembered) {
    const isDue = factor.isRequired && !isOn;
    return { isDue, tried: null, take: nothing, remember: nothing };
  }
  if (code === undefined) throw codeRequired(factor);
  const find = takerOf(code, factor, asked);
  const tried = { subject: `code:${asked.subject}`, now };
  await claimTry(db, tried);
  const takeIt = find();
  if (!takeIt) {
    await keepFailure(db, tried);
    throw codeRefused();
  }
  return {
    isDue: false,
    tried,
    take: async (tx) => {
      if (!(await takeIt(tx))) throw codeRefused();
    },
    remember: async (tx, markHash) => {
      const { rememberDays } = factor;
      if (!remember || rememberDays === null) return;
      const until = new Date(now.getTime() + rememberDays * DAY);
      await rememberDevice(tx, owner, { markHash, until });
    },
  };
}
