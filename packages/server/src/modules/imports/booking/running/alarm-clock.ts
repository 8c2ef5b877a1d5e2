export interface AlarmClock {
  /** Ends a sleep, or the next one before it begins. */
  wake: () => void;
  sleep: (milliseconds: number) => Promise<void>;
}

/** Sleeps that end early where somebody wakes them; they keep no process alive. */
export function alarmClock(): AlarmClock {
  let ring: () => void = () => undefined;
  let isRung = false;
  const ringing = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      timer.unref();
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  return {
    wake: () => {
      isRung = true;
      ring();
    },
    sleep: async (milliseconds) => {
      if (!isRung) await ringing(milliseconds);
      isRung = false;
    },
  };
}
