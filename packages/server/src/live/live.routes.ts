import { eventCalls } from '@backoffice/contracts';

import type { Api } from '../http/api';
import type { Hub } from './hub';

/** The stream of what others change. */
export function liveRoutes(api: Api, hub: Hub): void {
  api.stream(eventCalls.stream, ({ caller, header }) => hub.open(caller, header).content);
}
