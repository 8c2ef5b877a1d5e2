import { AreaLink, useHref } from '@backoffice/ui/areas';
import type { ReactNode } from 'react';

interface Props {
  id: number;
  className?: string;
  children: ReactNode;
}

/** A link to a shipment; nothing for people who may not open it. */
export function ShipmentLink({ id, ...link }: Props) {
  const href = useHref();
  const params = { id };
  return href('shipments.one', params) && <AreaLink to="shipments.one" params={params} {...link} />;
}
