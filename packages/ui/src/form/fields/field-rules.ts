import { createContext, useContext, useEffect } from 'react';

/** The demands of a field on its value; the resolver reads them when the form is submitted. */
export interface FieldRule {
  /** The label on screen, which also stands in '{Field} is required!'. */
  label: string;
  required: boolean;
  /** Turns what was typed into the value that is sent. */
  parse?: (raw: unknown) => unknown;
  /** Says what is wrong with a value that isn't empty; undefined when nothing is. */
  check?: (raw: unknown) => string | undefined;
  /** Words a value for people, where that differs from what they typed. */
  shown?: (value: unknown) => string | undefined;
  /** Replaces the schema's own message about the value. */
  invalidText?: string;
}

/** The rules by name of the field, in the order on screen. */
export type FieldRules = Map<string, FieldRule>;

export const FieldRulesContext = createContext<FieldRules | null>(null);

function useFieldRules(): FieldRules {
  const rules = useContext(FieldRulesContext);
  if (!rules) throw new Error('A field stands outside of a Form or ModalForm');
  return rules;
}

/** Makes a rule known as long as its field is on screen. */
export function useFieldRule(name: string, rule: FieldRule): void {
  const rules = useFieldRules();
  useEffect(() => {
    rules.set(name, rule);
  });
  useEffect(
    () => () => {
      rules.delete(name);
    },
    [rules, name],
  );
}
