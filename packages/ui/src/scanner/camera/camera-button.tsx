import { notify } from '@backoffice/ui/notify';
import { createElement, useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';

import { Code, useCode } from '../../code/code';
import { Icon } from '../../icon/icon';
import { wakeScanSound } from '../scan-sound';
import styles from '../scanner.module.css';

/** Id of the button that opened the camera; there is at most one picture. */
const store = createStore<{ owner: string | null }>(() => ({ owner: null }));

const useCameraOwner = (): string | null => useStore(store).owner;
const showCamera = (owner: string): void => store.setState({ owner });

/** Closes the camera; with an owner only if that one opened it. */
function hideCamera(owner?: string): void {
  if (owner === undefined || store.getState().owner === owner) store.setState({ owner: null });
}

/** From bootstrap-icons (MIT). */
const CAMERA =
  'M15 12a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1h1.172a3 3 0 0 0 2.12-.879l.83-.828A1 1 0 0 1 6.827 3h2.344a1 1 0 0 1 .707.293l.828.828A3 3 0 0 0 12.828 5H14a1 1 0 0 1 1 1zM2 4a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2h-1.172a2 2 0 0 1-1.414-.586l-.828-.828A2 2 0 0 0 9.172 2H6.828a2 2 0 0 0-1.414.586l-.828.828A2 2 0 0 1 3.172 4zM8 11a2.5 2.5 0 1 1 0-5 2.5 2.5 0 0 1 0 5m0 1a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M3 6.5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0';

const panel = new Code(async () => (await import('./panel/camera-panel')).CameraPanel);

/** Opens the camera to scan; the code for that is fetched only when it is pressed. */
export function CameraButton() {
  const { t } = useTranslation('ui');
  const id = useId();
  const owner = useCameraOwner();
  useEffect(() => () => hideCamera(id), [id]);
  const isOpen = owner !== null;
  const toggle = () => {
    wakeScanSound();
    if (isOpen) hideCamera();
    else showCamera(id);
  };
  return (
    <>
      <button
        type="button"
        className={`btn btn-sm btn-outline-secondary ${styles.camera}`}
        aria-label={t('scan.camera')}
        title={t('scan.camera')}
        aria-pressed={isOpen}
        onClick={toggle}
      >
        <Icon path={CAMERA} size={1.125} />
      </button>
      {owner === id && <Arriving />}
    </>
  );
}

function Arriving() {
  const { t } = useTranslation('ui');
  const Panel = useCode(panel, {
    onFailure: () => {
      notify.danger(t('dialogUnavailable'));
      hideCamera();
    },
  });
  // It stands at the body, so that neither the page nor a dialog clips or blocks it.
  if (!Panel) return null;
  return createPortal(createElement(Panel, { onClose: () => hideCamera() }), document.body);
}
