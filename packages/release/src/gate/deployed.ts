import type { Area } from '@backoffice/contracts';
import type { Shapes } from '@backoffice/contracts/openapi';

import type { HostRelease } from '../read/read-release';

/** The host, areas and server with which an area will run. */
export interface Deployed {
  host?: HostRelease | undefined;
  /** The other areas; the present release of the area itself is not among them. */
  areas: Area[];
  /** The present release of the area itself, which the new one replaces. */
  before?: Area | undefined;
  /** The calls of the server; undefined where they are not known. */
  server?: Shapes | undefined;
}
