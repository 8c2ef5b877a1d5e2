import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { hasTorch, setTorch } from '../stream/torch';
import styles from './camera.module.css';

/** The light beside the camera, where there is one. */
export function TorchButton({ track }: { track: MediaStreamTrack | undefined }) {
  const { t } = useTranslation('camera');
  const [isLit, setIsLit] = useState(false);
  if (!track || !hasTorch(track)) return null;
  const toggle = () =>
    setTorch(track, !isLit).then(
      () => setIsLit(!isLit),
      () => undefined,
    );
  return (
    <button
      type="button"
      className={`btn btn-sm btn-outline-light ${styles.tool}`}
      aria-pressed={isLit}
      onClick={() => void toggle()}
    >
      {t('light')}
    </button>
  );
}
