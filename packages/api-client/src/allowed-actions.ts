import { SPECIFIED_ACTIONS } from '@backoffice/contracts';

/**
 * What a person may do, out of what the server says; as text, since it may know actions that came
 * later. One that says nothing lets everybody do what the specification knows.
 */
export const allowedActions = (said: unknown): readonly string[] =>
  Array.isArray(said) ? said.filter((action) => typeof action === 'string') : SPECIFIED_ACTIONS;
