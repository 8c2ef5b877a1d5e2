import { ApiError } from '@backoffice/api-client';

/** Answers null instead of failing when the server does not know an added call. */
export async function ifSupported<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.isUnsupported) return null;
    throw error;
  }
}

/** What an added call answers; null where the server does not know it, or means something else by it. */
export async function readAdded<T>(
  call: Promise<unknown>,
  read: (answer: unknown) => T,
): Promise<T | null> {
  const answer = await ifSupported(call);
  if (answer === null) return null;
  try {
    return read(answer);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bad_answer') return null;
    throw error;
  }
}
