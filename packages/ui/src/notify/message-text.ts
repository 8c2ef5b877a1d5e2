import { MESSAGES, type MessageKey } from '@backoffice/contracts';
import i18next from 'i18next';

export type MessageParams = Record<string, string | number>;

/**
 * A message of the specification in the language on screen; English, word for word, where it has
 * none.
 */
export function messageText(key: MessageKey, params: MessageParams = {}): string {
  const { text } = MESSAGES[key];
  if (!i18next.isInitialized) return fill(text, params);
  return i18next.t(key, { ...params, ns: 'messages', defaultValue: text });
}

const fill = (text: string, params: MessageParams) =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(params[name] ?? gap));

/** '{Field} is required!', with the field's label as the screen shows it. */
export const requiredText = (label: string): string =>
  messageText('fieldRequired', { field: label });
