/** Adds `torch`, which the browser's types don't have. */
type Lit<Type> = Type & { torch?: boolean };

export const hasTorch = (track: MediaStreamTrack | undefined): boolean =>
  (track?.getCapabilities?.() as Lit<MediaTrackCapabilities> | undefined)?.torch === true;

/** Rejects when the light can't be switched. */
export const setTorch = (track: MediaStreamTrack, torch: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch } as Lit<MediaTrackConstraintSet>] });
