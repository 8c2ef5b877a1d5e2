import { notify } from '@backoffice/ui/notify';
import i18next from 'i18next';
import type { ComponentType, ReactNode } from 'react';

import { Code, useCode } from '../code/code';

/** Milliseconds after the page's code has come, before its dialogs are fetched. */
const SETTLED = 2_000;

/**
 * A component whose code a page does not wait for: it is fetched a little later, or when it is
 * first shown. For dialogs that are mounted when they open. If loading fails, a dialog (it has an
 * `onClose`) says so and closes, so that the page keeps what was entered; anything else throws, and the
 * area's boundary offers to try again.
 *
 * @param pending shows until it is loaded; nothing by default
 */
export function onDemand<Props extends { onClose?: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = null,
): ComponentType<Props> {
  const code = new Code(load);
  setTimeout(() => void code.fetch().catch(() => undefined), SETTLED);

  return function OnDemand(props: Props) {
    const { onClose } = props;
    const close = () => {
      notify.danger(i18next.t('dialogUnavailable', { ns: 'ui' }));
      onClose?.();
    };
    const Arrived = useCode(code, { onFailure: onClose && close });
    return Arrived ? <Arrived {...props} /> : pending;
  };
}
