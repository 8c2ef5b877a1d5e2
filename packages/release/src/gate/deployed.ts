import type { Area } from '@backoffice/contracts';

import type { HostRelease } from '../read/read-release';

/** What an area will run with. */
export interface Deployed {
  host?: HostRelease | undefined;
  /** The other areas, without the one that it replaces. */
  areas: Area[];
  /** The one that it replaces. */
  before?: Area | undefined;
}
