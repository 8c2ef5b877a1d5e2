import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { hasTorch, setTorch } from '../stream/torch';
import { addCameraTexts } from './camera-texts';
import styles from './camera.module.css';
import { LastScan } from './last-scan';
import { useCamera } from './use-camera';
import { useHidden } from './use-hidden';
import { Viewfinder } from './viewfinder';

addCameraTexts();

/** The camera's picture below the page, which stays usable; every code in it is scanned. */
export function CameraPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('camera');
  const panel = useRef<HTMLElement>(null);
  const { stream, track, failure, cameras, isOff, retry, next } = useCamera();
  const isPaused = useHidden() || isOff;
  useEscape(onClose);
  useFocusLeft(panel);
  return (
    <section ref={panel} className={styles.panel} aria-label={t('title')}>
      <div className={styles.picture}>
        {stream && !isOff && <Viewfinder stream={stream} isPaused={isPaused} />}
        {failure && <Failure text={t(`failure.${failure}`)} onRetry={retry} />}
        {!failure && (isPaused || !stream) && (
          <p className={styles.note} role="status">
            {isPaused ? t('paused') : t('starting')}
          </p>
        )}
        <div className={styles.tools}>
          <TorchButton key={track?.id} track={track} />
          {cameras.length > 1 && (
            <button
              type="button"
              className={`btn btn-sm btn-outline-light ${styles.tool}`}
              onClick={next}
            >
              {t('other')}
            </button>
          )}
        </div>
        <button
          type="button"
          className={`btn-close ${styles.close}`}
          aria-label={t('close')}
          onClick={onClose}
        />
      </div>
      {stream && <LastScan hint={t('aim')} />}
    </section>
  );
}

function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation('camera');
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <button type="button" className={`btn btn-outline-light ${styles.tool}`} onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Closes on Escape, unless a dialog is open: that is closed first. */
function useEscape(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isFree = !defaultPrevented && !document.querySelector('[aria-modal=true]');
      if (key === 'Escape' && isFree) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** A press in the panel leaves the focus where it is: an open dialog would take it back. */
function useFocusLeft(panel: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = panel.current;
    const keep = (event: Event) => event.preventDefault();
    element?.addEventListener('mousedown', keep);
    return () => element?.removeEventListener('mousedown', keep);
  }, [panel]);
}

/** The light beside the camera, where there is one. */
function TorchButton({ track }: { track: MediaStreamTrack | undefined }) {
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
