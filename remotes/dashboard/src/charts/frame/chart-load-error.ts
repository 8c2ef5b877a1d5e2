import { ApiError } from '@backoffice/api-client';
import { MESSAGES } from '@backoffice/contracts';
import { useEffect } from 'react';

/**
 * The error catalogue wants this error for an answer with a failing status; other errors stay as
 * they are.
 */
const raised = (error: unknown): unknown =>
  error instanceof ApiError && error.status >= 300
    ? new Error(MESSAGES.salesByYearFailed.text, { cause: error })
    : error;

/**
 * By the error catalogue, whatever keeps a chart from its data is logged, and the person is told
 * nothing.
 */
export function logChartError(error: unknown): void {
  console.error(MESSAGES.chartLoadError.text, raised(error));
}

/** Logs each failure of a chart's query once; null is none. */
export function useChartErrorLog(error: Error | null): void {
  useEffect(() => {
    if (error) logChartError(error);
  }, [error]);
}
