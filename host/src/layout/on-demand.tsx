import { notify } from '@backoffice/ui/notify';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

type Dialog = ComponentType<{ onClose: () => void }>;

interface Props {
  load: () => Promise<{ default: Dialog }>;
  onClose: () => void;
}

/** A dialog whose code is fetched when it is opened; when that fails, it says so and is closed. */
export function OnDemand({ load, onClose }: Props) {
  const { t } = useTranslation('shell');
  const [Arrived, setArrived] = useState<Dialog | null>(null);
  const fail = useEffectEvent(() => {
    notify.danger(t('dialogUnavailable'));
    onClose();
  });
  useEffect(() => {
    let isLeft = false;
    load().then(
      (module) => !isLeft && setArrived(() => module.default),
      () => !isLeft && fail(),
    );
    return () => {
      isLeft = true;
    };
  }, [load]);
  return Arrived && <Arrived onClose={onClose} />;
}
