import { useEffect, useRef } from 'react';

import { takeCode } from '../../scan-consumers';
import { startReading } from '../stream/start-reading';
import styles from './camera.module.css';

interface Props {
  stream: MediaStream;
  isPaused: boolean;
}

/** The camera's picture with a line to aim by; each code in it is a scan. */
export function Viewfinder({ stream, isPaused }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = stream;
    // A muted video may always play; this fails only if the camera has gone meanwhile.
    void element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  useEffect(
    () => (isPaused || !video.current ? undefined : startReading(video.current, takeCode)),
    [stream, isPaused],
  );
  return (
    <>
      {/* Without playsInline an iPhone shows the video on the whole screen. */}
      <video ref={video} className={styles.video} muted playsInline />
      <div className={styles.line} />
    </>
  );
}
