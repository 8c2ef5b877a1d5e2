import type { AreaRoute } from '@backoffice/contracts';
import { useMatches } from 'react-router-dom';

/** The router's handle of a page of an area. */
export interface PageHandle {
  area: string;
  route: AreaRoute;
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'area' in handle && 'route' in handle;

/** Area and route of the page on screen; undefined on pages of the shell itself. */
export const useCurrentPage = (): PageHandle | undefined =>
  useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);

/** Area and page on screen. */
export function usePageOnScreen(): { area: string; page: string } | undefined {
  const current = useCurrentPage();
  return current && { area: current.area, page: current.route.page };
}
