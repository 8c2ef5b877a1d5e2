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

/** A row as the server has it now, as values of a form; by itself fields have the row's names. */
export type ReadSaved<Values> = (data: unknown) => Partial<Values>;

/**
 * What becomes of an edit that was refused because somebody else saved the row meanwhile: both are
 * shown, and the form goes on from what was saved. `ask` says whether an error is of that kind.
 */
export function useMeanwhile<Values extends FieldValues, Output>(
  form: AppForm<Values, Output>,
  read: ReadSaved<Values> = (data) => data as Partial<Values>,
) {
  const [saved, setSaved] = useState<Seen>();
  // Asked once more with a version that was known already, it is for the person to decide.
  const [known] = useState(() => new Set<string | undefined>());

  const ask = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.code !== 'edited_since' || !error.data) return false;
    // Once the refused attempt is over: another may follow at once.
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
