import { getToken } from '@backoffice/api-client';
import { sessionQueries } from '@backoffice/api-client/resources/session';
import { useQuery } from '@tanstack/react-query';

/**
 * The person who is signed in. Mounting asks the server nothing: the shell does so before it shows
 * anything, on focus and after a refusal. Without a token nothing is asked.
 */
export const usePerson = () =>
  useQuery({
    ...sessionQueries.current(),
    enabled: getToken() !== null,
    refetchOnMount: false,
    retryOnMount: false,
    staleTime: Infinity,
  });
