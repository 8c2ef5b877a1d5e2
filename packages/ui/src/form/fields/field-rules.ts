import { createContext, useContext, useEffect } from 'react';

/** What a field on screen demands of its value; the resolver reads it when the form is submitted. */
export interface FieldRule {
  /** As the screen shows it: it stands in '{Field} is required!'. */
  label: string;
  required: boolean;
  /** Turns what was typed into the value that is sent. */
  parse?: (raw: unknown) => unknown;
  /** What is wrong with a value that is there; undefined when nothing is. */
  check?: (raw: unknown) => string | undefined;
  /** A value as people read it, where it isn't what they typed. */
  shown?: (value: unknown) => string | undefined;
  /** Stands for what a schema says against the value. */
  invalidText?: string;
}

/** By name, in the order in which the fields stand on screen. */
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
