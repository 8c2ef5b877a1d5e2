import type { Area } from '@backoffice/contracts';
import type { Shapes } from '@backoffice/contracts/openapi';

import type { HostRelease } from '../read/read-release';

/** What an area will run with. */
export interface Deployed {
  host?: HostRelease | undefined;
  /** The other areas, without the one that it replaces. */
  areas: Area[];
  /** The one that it replaces. */
  before?: Area | undefined;
  /** The calls of the server; undefined where they are not known. */
  server?: Shapes | undefined;
}
