import { getToken } from '@backoffice/api-client';
import { sessionQueries } from '@backoffice/api-client/resources/session';
import { useQuery } from '@tanstack/react-query';

/**
 * Who is signed in, as the page knows it: the shell asks before it shows anything, on focus and
 * after a refusal. Nothing is asked for while nobody is signed in.
 */
export const usePerson = () =>
  useQuery({
    ...sessionQueries.current(),
    enabled: getToken() !== null,
    refetchOnMount: false,
    retryOnMount: false,
    staleTime: Infinity,
  });
