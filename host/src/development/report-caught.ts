import type { ErrorInfo } from 'react';

import { AreaLoadError } from '../areas/loading/load-area';

/** Shows an error over the page that caught it; an area that can't be loaded says so itself. */
export function reportCaught(error: unknown, { componentStack }: ErrorInfo): void {
  console.error(error, componentStack);
  if (!(error instanceof AreaLoadError)) reportError(error);
}
