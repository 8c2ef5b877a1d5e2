import type { LinkName, Links } from '@backoffice/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useHref } from './use-href';

type Props<Name extends LinkName> = {
  to: Name;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
} & (object extends Links[Name] ? { params?: Links[Name] } : { params: Links[Name] });

/** A link to a page of an area; only its text where that isn't installed or allowed. */
export function AreaLink<Name extends LinkName>({ to, params, children, ...rest }: Props<Name>) {
  const href = useHref() as (name: Name, params?: Links[Name]) => string | undefined;
  const address = href(to, params);
  if (!address) return <>{children}</>;
  return (
    <Link to={address} {...rest}>
      {children}
    </Link>
  );
}
