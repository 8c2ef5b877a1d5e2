import { notify } from '@backoffice/ui/notify';
import i18next from 'i18next';
import { useRef, type MouseEvent } from 'react';
import { get, type FieldValues, type Path, type PathValue } from 'react-hook-form';

import type { AppForm } from '../use-app-form';

type Readings = ReadonlyMap<string, string>;

const NONE: Readings = new Map();

/**
 * Holds a form back for once when a text that loses something by being read would be sent in the
 * very act that ends the typing: nobody has seen yet what became of it.
 */
export function useUnseenReadings<Values extends FieldValues, Output>(
  form: AppForm<Values, Output>,
) {
  const pressed = useRef(NONE);
  const readings = (): Readings => {
    const values = form.getValues();
    const texts = [...form.rules].map(([name, rule]) => [name, rule.readAs?.(get(values, name))]);
    return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
  };

  /** Pressing the button takes the focus from the field, which shows its number in the same moment. */
  const onMouseDown = ({ target }: MouseEvent) => {
    const isSubmit = target instanceof Element && target.closest('[type="submit"]');
    pressed.current = isSubmit ? readings() : NONE;
  };
  const onKeyDown = () => {
    pressed.current = NONE;
  };

  /** True when there was something to see first; it is seen now. */
  const show = (): boolean => {
    const unseen = new Map([...pressed.current, ...readings()]);
    pressed.current = NONE;
    [...unseen].forEach(([name, text], index) => {
      const message = i18next.t('form.readAsFirst', { ns: 'ui', reading: text });
      const path = name as Path<Values>;
      const value: unknown = form.rules.get(name)?.parse?.(form.getValues(path));
      form.setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      form.setError(path, { type: 'typed', message }, { shouldFocus: index === 0 });
      if (index === 0) notify.danger(message, { id: 'invalid-form' });
    });
    return unseen.size > 0;
  };
  return { handlers: { onMouseDownCapture: onMouseDown, onKeyDownCapture: onKeyDown }, show };
}
