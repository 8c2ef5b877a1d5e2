import { ApiError } from '@backoffice/api-client';
import type { Seen } from '@backoffice/contracts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';

import { onDemand } from '../../loading/on-demand';
import type { AppForm } from '../use-app-form';
import type { ComparisonProps } from './comparison';

const Comparison = onDemand(
  async () => (await import('./comparison')).Comparison<FieldValues, unknown>,
);

/** Turns the row that the server has now into values of a form. */
export type ReadSaved<Values> = (data: unknown) => Partial<Values>;

/**
 * Handles an edit that was refused because somebody else saved the row meanwhile: `question` shows
 * both, and the form goes on from the saved row. `ask` returns whether an error was of that kind.
 */
export function useMeanwhile<Values extends FieldValues, Output>(
  form: AppForm<Values, Output>,
  read: ReadSaved<Values> = (data) => data as Partial<Values>,
) {
  const [saved, setSaved] = useState<Seen>();
  // Versions seen before: if one comes again, the person decides, or the form would resend forever.
  const [known] = useState(() => new Set<string | undefined>());

  const ask = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.code !== 'edited_since' || !error.data) return false;
    // Later, once the refused attempt is over: the comparison may send again at once.
    setTimeout(() => setSaved(error.data as Seen));
    return true;
  };
  const props = saved && { ...comparisonOf(form, saved, read), asks: known.has(saved.version) };
  const close = () => {
    known.add(saved?.version);
    setSaved(undefined);
  };
  const question = props && (
    <Comparison
      {...(props as unknown as Omit<ComparisonProps<FieldValues, unknown>, 'onClose'>)}
      key={saved.version}
      onClose={close}
    />
  );
  return { ask, question };
}

function comparisonOf<Values extends FieldValues, Output>(
  form: AppForm<Values, Output>,
  { version, ...saved }: Seen,
  read: ReadSaved<Values>,
) {
  const values = form.getValues();
  const told = read({ version, ...saved });
  const theirs = Object.keys(values).map((name) => [
    name,
    name in told ? told[name] : values[name],
  ]);
  return { form, theirs: { ...Object.fromEntries(theirs), version } as unknown as Values };
}
