import { notify } from '@backoffice/ui/notify';
import i18next from 'i18next';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

import { withAttempts } from './attempts';

/** Quiet time after the page has come, before its dialogs are fetched; in milliseconds. */
const SETTLED = 2_000;

/**
 * A component whose code a page does not wait for: it is fetched a little later, or when it is
 * first shown. For dialogs that are mounted when they open. Until it is there it shows nothing. If
 * it can't be had, a dialog (it has an `onClose`) says so and closes, so that the page keeps what
 * was entered; anything else throws, and the area's boundary offers to try again.
 */
export function onDemand<Props extends { onClose?: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  let arriving: Promise<ComponentType<Props>> | undefined;

  const fetchOnce = () => {
    arriving ??= withAttempts(load).then(
      (component) => (known = component),
      (reason: unknown) => {
        arriving = undefined;
        throw reason;
      },
    );
    return arriving;
  };
  setTimeout(() => void fetchOnce().catch(() => undefined), SETTLED);

  return function OnDemand(props: Props) {
    const [Arrived, setArrived] = useState(() => known);
    const [failure, setFailure] = useState<{ reason: unknown }>();
    const giveUp = useEffectEvent((reason: unknown) => {
      if (!props.onClose) return setFailure({ reason });
      notify.danger(i18next.t('dialogUnavailable', { ns: 'ui' }));
      props.onClose();
    });
    useEffect(() => {
      if (Arrived) return;
      let isLeft = false;
      fetchOnce().then(
        (component) => !isLeft && setArrived(() => component),
        (reason: unknown) => !isLeft && giveUp(reason),
      );
      return () => {
        isLeft = true;
      };
    }, [Arrived]);
    if (failure) throw failure.reason;
    return Arrived ? <Arrived {...props} /> : null;
  };
}
