import type { Area, AreaRoute } from '@backoffice/contracts';
import { currentLanguage } from '@backoffice/i18n';

import { usePermissions } from '../session/use-can';
import { usePrefix } from './prefix';
import { providedAreas } from './provided';

/** A page of the sidebar, with all that a link to it needs. */
export interface LinkedPage {
  area: Area['name'];
  /** Its address, under the prefix in use. */
  to: string;
  label: string;
  /** Path data of a 16 × 16 picture. */
  icon: AreaRoute['icon'];
}

/** The pages of the sidebar that the person may open, in their order. */
export function usePages(): LinkedPage[] {
  const prefix = usePrefix();
  const can = usePermissions();
  const language = currentLanguage();
  return (providedAreas()?.areas ?? [])
    .flatMap(({ name: area, routes }) => routes.map((route) => ({ area, route })))
    .filter(({ route }) => route.sidebar && !route.redirect && can(route.requires))
    .sort((one, other) => one.route.order - other.route.order)
    .map(({ area, route: { path, label, icon } }) => ({
      area,
      to: prefix + path,
      label: label[language],
      icon,
    }));
}
