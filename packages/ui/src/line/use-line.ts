import { lineAwaySince, onLineChange } from '@backoffice/api-client';
import { useSyncExternalStore } from 'react';

/** When the line to the server went, in milliseconds since 1970; null while there is one. */
export const useLineAwaySince = (): number | null =>
  useSyncExternalStore(onLineChange, lineAwaySince);
