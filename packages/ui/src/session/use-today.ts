import { getToken } from '@backoffice/api-client';
import { sessionQueries } from '@backoffice/api-client/resources/session';
import { dayIn } from '@backoffice/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The company's time zone; undefined (the browser's counts) where the server does not say. */
export function useTimeZone(): string | undefined {
  // Whoever shows the person asks again; a zone of time does not change meanwhile.
  const { data } = useQuery({
    ...sessionQueries.current(),
    enabled: getToken() !== null,
    refetchOnMount: false,
    staleTime: Infinity,
  });
  return data?.company.timezone;
}

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
