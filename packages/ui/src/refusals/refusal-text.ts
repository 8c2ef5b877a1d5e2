import { ApiError } from '@backoffice/api-client';
import { type ParamFormats, type Said, shownParams } from '@backoffice/contracts';
import {
  currentLanguage,
  formatDay,
  formatDifference,
  formatMoney,
  formatNumber,
} from '@backoffice/i18n';
import i18next from 'i18next';

import { loadRefusals } from './refusal-texts';

const NAMESPACE = 'refusals';
/** A gap that stayed in a text: the server's parameters were not those of the text. */
const GAP = /\{\w+\}/;

/** "2026-11-25 10:00", by the company's clock. */
function formatClock(moment: string): string {
  const [day = '', time = ''] = moment.split(' ');
  return `${formatDay(day)} ${time}`.trim();
}

const formats = (): ParamFormats => ({
  euros: formatMoney,
  difference: formatDifference,
  day: formatDay,
  moment: formatClock,
  number: formatNumber,
  comma: currentLanguage() === 'ar' ? '، ' : ', ',
  semicolon: currentLanguage() === 'ar' ? '؛ ' : '; ',
  said: (said) => textOf(said) ?? '',
});

/** A reason in the language on screen; undefined where the texts lack it, or aren't loaded yet. */
function textOf({ reason, params = {} }: Said): string | undefined {
  const { count } = params;
  const counted = typeof count === 'number' && { count };
  const asked = { ns: NAMESPACE, lng: currentLanguage(), fallbackLng: [], ...counted };
  if (!i18next.exists(reason, asked)) return undefined;
  const text = i18next.t(reason, { ...asked, replace: shownParams(params, formats()) });
  return GAP.test(text) ? undefined : text;
}

/** Milliseconds that a refusal waits at most for its texts to load. */
const LONGEST_WAIT = 1_000;

const saidIn = ({ reason, params, fieldReasons = {} }: ApiError): Said[] => [
  ...(reason === undefined ? [] : [{ reason, params }]),
  ...Object.values(fieldReasons),
];

/** Waits a moment for the texts of a refusal, where they aren't loaded yet. */
export async function wordsFor(error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || !i18next.isInitialized) return;
  if (saidIn(error).every((said) => textOf(said) !== undefined)) return;
  const long = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  await Promise.race([loadRefusals(currentLanguage()), long]);
}

function worded(said: Said | undefined): string | undefined {
  if (!said || !i18next.isInitialized) return undefined;
  const text = textOf(said);
  if (text === undefined) void loadRefusals(currentLanguage());
  return text;
}

/** A reason in the language on screen; the server's words where there is none, or no text of it. */
export const reasonText = (
  said: { reason: string; params?: Record<string, unknown> } | null | undefined,
  otherwise: string,
): string => worded((said ?? undefined) as Said | undefined) ?? otherwise;

/**
 * Why something was refused: its reason in the language on screen, or else the server's own words;
 * undefined where it said nothing.
 */
export function refusalText(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { reason, params, serverMessage } = error;
  return worded(reason === undefined ? undefined : { reason, params }) ?? serverMessage;
}

/** The errors of fields by name, worded as `refusalText` does; empty where there are none. */
export function fieldTexts(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const { fields = {}, fieldReasons } = error;
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, worded(fieldReasons?.[name]) ?? text]),
  );
}
