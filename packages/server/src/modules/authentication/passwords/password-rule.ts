import type { Said } from '@backoffice/contracts';
import { MAX_PASSWORD, MIN_PASSWORD } from '@backoffice/contracts';
import { say } from '@backoffice/contracts/refusals';
import { dictionary } from '@zxcvbn-ts/language-common';

import { AppError } from '../../../errors';

/** The 49,000 passwords that leaks show most often. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** The demo's password, which the README tells everybody. */
const OF_THE_DEMO = 'demo1234';
/** The product's name on its own pages, which is easily guessed. */
const OWN_NAMES = ['back office'];
/**
 * Names, and below common words, with fewer letters aren't refused: they are part of many good
 * passwords.
 */
const SHORTEST_NAME = 4;
const SHORTEST_COMMON = 5;

const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();
/** Without the year and the exclamation mark that people add. */
const coreOf = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

function isCommon(password: string): boolean {
  const core = coreOf(password);
  return (
    password === OF_THE_DEMO ||
    COMMON.has(password) ||
    (core.length >= SHORTEST_COMMON && COMMON.has(core))
  );
}

function isName(password: string, names: readonly string[]): boolean {
  const words = [...OWN_NAMES, ...names]
    .map(plain)
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)]);
  const refused = new Set(words.map(lettersOf).filter(({ length }) => length >= SHORTEST_NAME));
  return [password, coreOf(password)].map(lettersOf).some((text) => refused.has(text));
}

function refusalOf(password: string, names: readonly string[]): Said | undefined {
  if (password.length < MIN_PASSWORD || password.length > MAX_PASSWORD) {
    return say('password_length', { shortest: MIN_PASSWORD, longest: MAX_PASSWORD });
  }
  const text = plain(password);
  if (!text.trim()) return say('password_blank');
  if (isCommon(text)) return say('password_common');
  return isName(text, names) ? say('password_is_name') : undefined;
}

/** Throws where a new password is too short or too easily guessed by whoever knows these names. */
export function refuseWeakPassword(
  password: string,
  names: readonly string[] = [],
  field = 'next',
): void {
  const refused = refusalOf(password, names);
  if (refused) throw new AppError(refused, { at: field });
}
