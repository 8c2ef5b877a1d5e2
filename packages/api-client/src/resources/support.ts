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
