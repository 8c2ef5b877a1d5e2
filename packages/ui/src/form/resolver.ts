import type { Seen } from '@backoffice/contracts';
import { requiredText } from '@backoffice/ui/notify';
import i18next from 'i18next';
import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

import type { FieldRule, FieldRules } from './fields/field-rules';

interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  minimum?: unknown;
  maximum?: unknown;
  origin?: unknown;
  format?: unknown;
}

/** The part of a schema of contracts (zod/mini) that a form needs. */
export interface FormSchema<Output> {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Output } | { success: false; error: { issues: Issue[] } };
}

/**
 * Checks a form: first the raw text against the rules of the fields on screen, then the parsed
 * values against a schema. Gives the schema's output, and adds the version of a row that is edited,
 * which schemas of fields don't have.
 */
export function createResolver<Values extends FieldValues, Output>(
  rules: FieldRules,
  schema: FormSchema<Output> | undefined,
): Resolver<Values, unknown, Output> {
  return (raw: Values & Seen) => {
    const errors: FieldErrors<Values> = {};
    const report = (name: string, message: string) => {
      if (!get(errors, name)) set(errors, name, { type: 'invalid', message });
    };
    const values = structuredClone(raw);
    for (const [name, rule] of rules) {
      const value: unknown = get(raw, name);
      const wrong = wrongWith(value, rule);
      if (wrong) report(name, wrong);
      if (rule.parse) set(values, name, rule.parse(value));
    }

    const result = schema?.safeParse(values);
    if (result && !result.success) {
      for (const issue of result.error.issues) {
        const name = nameOf(issue, rules);
        report(name, textOf(issue, get(raw, name), rules.get(name)));
      }
    }
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    const output = result?.success ? result.data : (values as unknown as Output);
    const { version } = raw;
    return { values: version === undefined ? output : { ...output, version }, errors: {} };
  };
}

/** True for empty or blank text, null and undefined. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const wrongWith = (value: unknown, rule: FieldRule) =>
  isBlank(value) ? (rule.required ? requiredText(rule.label) : undefined) : rule.check?.(value);

/** The field on screen that an issue is about; the issue may lie deeper in its value. */
function nameOf({ path }: Issue, rules: FieldRules): string {
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).map(String).join('.');
    if (rules.has(name)) return name;
  }
  return path.map(String).join('.') || 'root.server';
}

function textOf(issue: Issue, value: unknown, rule: FieldRule | undefined): string {
  if (rule && isBlank(value)) return requiredText(rule.label);
  const t = (key: string, limit?: unknown) => i18next.t(`form.${key}`, { ns: 'ui', limit });
  const isText = issue.origin === 'string';
  if (issue.code === 'too_small') return t(isText ? 'tooShort' : 'tooSmall', issue.minimum);
  if (issue.code === 'too_big') return t(isText ? 'tooLong' : 'tooBig', issue.maximum);
  if (rule?.invalidText) return rule.invalidText;
  return issue.format === 'email' ? t('email') : t('invalid');
}
