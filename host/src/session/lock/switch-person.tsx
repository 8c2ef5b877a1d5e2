import { sharedTillQueries } from '@backoffice/api-client/resources/shared-tills';
import { readStored, SHARED_TILL } from '@backoffice/api-client/storage';
import { Icon } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { SHELL_ICONS } from '../../icons';
import { isSellingWithoutLine } from '../../outage/stand-by';
import { lock } from './lock';

const isKey = ({ code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent) =>
  code === 'KeyL' && ctrlKey && shiftKey && !altKey && !metaKey;

/** Leads to the names at a shared till, by a button or by Ctrl+Shift+L. */
export function SwitchPerson({ className }: { className: string | undefined }) {
  const { t } = useTranslation('lock');
  const isTill = useIsSharedTill();
  const press = () => {
    if (isSellingWithoutLine()) notify.warning(t('closedWithoutLine'));
    else lock();
  };
  const leave = useEffectEvent(press);
  // A layout effect, so that the keys work as soon as the button is there.
  useLayoutEffect(() => {
    if (!isTill) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isTill]);

  if (!isTill) return null;
  return (
    <button type="button" className={className} aria-keyshortcuts="Control+Shift+L" onClick={press}>
      <Icon path={SHELL_ICONS.switch} size={1.25} />
      <span>{t('switch')}</span>
    </button>
  );
}

/** Read from the answer that the browser remembers; the query notices when that changes. */
export function useIsSharedTill(): boolean {
  const isTill = readStored(SHARED_TILL) !== null;
  useQuery({ ...sharedTillQueries.here(), enabled: isTill });
  return isTill;
}
