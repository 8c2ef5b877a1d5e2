import { dayIn } from '@backoffice/contracts';
import { useEffect, useState } from 'react';

import { usePerson } from './use-person';

const MINUTE = 60_000;

/** The company's time zone; undefined (the browser's counts) where the server does not say. */
export const useTimeZone = (): string | undefined => usePerson().data?.company.timezone;

/** Today, `YYYY-MM-DD`, in the company's time zone; it changes at midnight there. */
export function useToday(): string {
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return dayIn(timeZone, now);
}
