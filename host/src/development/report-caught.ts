import type { ErrorInfo } from 'react';

import { AreaLoadError } from '../areas/loading/load-area';

/** An error that a page caught lies over it in development; what can't be loaded says so itself. */
export function reportCaught(error: unknown, { componentStack }: ErrorInfo): void {
  console.error(error, componentStack);
  if (!(error instanceof AreaLoadError)) reportError(error);
}
