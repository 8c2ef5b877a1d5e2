import { SPECIFIED_ACTIONS } from '@backoffice/contracts';

/**
 * The actions that a person may do, as the server says; as text, since a newer server may know more
 * actions. Where a server says nothing, everybody may do what the specification knows.
 */
export const allowedActions = (said: unknown): readonly string[] =>
  Array.isArray(said) ? said.filter((action) => typeof action === 'string') : SPECIFIED_ACTIONS;
