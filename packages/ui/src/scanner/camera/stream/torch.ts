/** Of a camera with a light, which the types don't know. */
type Lit<Type> = Type & { torch?: boolean };

export const hasTorch = (track: MediaStreamTrack | undefined): boolean =>
  (track?.getCapabilities?.() as Lit<MediaTrackCapabilities> | undefined)?.torch === true;

/** Rejects when the light can't be had. */
export const setTorch = (track: MediaStreamTrack, torch: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch } as Lit<MediaTrackConstraintSet>] });
