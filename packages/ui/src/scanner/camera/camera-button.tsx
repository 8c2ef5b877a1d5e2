import { notify } from '@backoffice/ui/notify';
import { createElement, useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../icon/icon';
import { Code, useCode } from '../../loading/code';
import { wakeScanSound } from '../scan-sound';
import styles from '../scanner.module.css';
import { CAMERA } from './camera-icon';
import { hideCamera, showCamera, useCameraOwner } from './camera-store';

const panel = new Code(async () => (await import('./panel/camera-panel')).CameraPanel);

/** Scans with the camera. What that takes is fetched when it is pressed. */
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
  // Beside the page and its dialogs: neither holds it back.
  if (!Panel) return null;
  return createPortal(createElement(Panel, { onClose: () => hideCamera() }), document.body);
}
