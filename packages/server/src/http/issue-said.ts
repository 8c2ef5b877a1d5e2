import type { Said } from '@backoffice/contracts';
import { say, VALUE_REFUSALS } from '@backoffice/contracts/refusals';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Sentences that the schemas say themselves. */
const BY_TEXT = new Map<string, string>(
  Object.entries(VALUE_REFUSALS).map(([reason, { text }]) => [text, reason]),
);

const NUMBERS = new Set(['number', 'int', 'nan']);

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): Said {
  const least = Number(minimum);
  if (origin === 'string') {
    return least <= 1 ? say('value_missing') : say('value_too_short', { shortest: least });
  }
  if (origin === 'array') return say('value_too_few', { fewest: least });
  return say('value_too_small', { smallest: least });
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Said {
  const most = Number(maximum);
  if (origin === 'string') return say('value_too_long', { longest: most });
  if (origin === 'array') return say('value_too_many', { most });
  return say('value_too_large', { largest: most });
}

function wrongFormat({ format }: z.core.$ZodIssueInvalidStringFormat): Said {
  if (format === 'email') return say('value_no_email');
  return say(format === 'date' ? 'value_no_day' : 'value_unfit');
}

function wrongType({ expected, message }: z.core.$ZodIssueInvalidType): Said {
  if (message.endsWith('received undefined')) return say('value_missing');
  return say(NUMBERS.has(expected) ? 'value_no_number' : 'value_unfit');
}

/** What is wrong with a value, as a reason that screens word. */
export function issueSaid(issue: Issue): Said {
  const reason = BY_TEXT.get(issue.message);
  if (reason) return { reason };
  if (issue.code === 'invalid_type') return wrongType(issue);
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'invalid_format') return wrongFormat(issue);
  return say('value_unfit');
}
