import type { Till } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { isolated } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { useTranslation } from 'react-i18next';

import { useOpenTills } from './open-tills';
import styles from './strip.module.css';
import { Tile } from './tile';

const NAMES_SHOWN = 2;

/** How many tills are open, and where; a single one is opened by a click. */
export function TillsTile() {
  const { t } = useTranslation('dashboard');
  const label = t('strip.tills');
  return (
    <Tile label={label} query={useOpenTills()}>
      {(open) => ({
        value: (
          <AreaLink
            to="sales.till"
            params={open.length === 1 ? { shop: open[0]?.location?.id ?? 'none' } : {}}
            className={`stretched-link ${styles.link}`}
            aria-label={`${label}: ${open.length}`}
          >
            {formatNumber(open.length)}
          </AreaLink>
        ),
        hint: namesOf(open) || t('strip.allClosed'),
      })}
    </Tile>
  );

  function namesOf(open: readonly Till[]): string {
    const names = open
      .slice(0, NAMES_SHOWN)
      .map(({ location }) => isolated(location?.name ?? t('strip.noShop')));
    const others = open.length - names.length;
    return names.join(' · ') + (others > 0 ? ` +${formatNumber(others)}` : '');
  }
}
