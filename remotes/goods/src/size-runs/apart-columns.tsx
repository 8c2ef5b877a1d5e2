import type { ApartRun } from '@backoffice/contracts';
import { formatNumber, type TFunction } from '@backoffice/i18n';
import { Badge, type Column } from '@backoffice/ui';

import { codesText } from './codes-text';
import styles from './size-runs.module.css';

type Translate = TFunction<'goods'>;

export const apartColumns = (t: Translate): Column<ApartRun>[] => [
  {
    id: 'code',
    phone: 'title',
    header: t('runs.becomes'),
    csv: ({ code }) => code,
    cell: (run) => (
      <>
        <strong>
          <bdi>{run.code}</bdi>
        </strong>
        <div className={styles.note}>
          {[run.brand, run.specific_type, run.color].filter(Boolean).join(' · ')}
        </div>
      </>
    ),
  },
  {
    id: 'products',
    phone: 'meta',
    header: t('runs.now'),
    width: '100%',
    cell: ({ products }) =>
      codesText(
        t,
        products.map(({ code }) => code),
        products.length,
      ),
  },
  {
    id: 'sizes',
    phone: 'meta',
    header: t('runs.sizes'),
    cell: (run) => <Sizes {...{ t, run }} />,
  },
  {
    id: 'units',
    phone: 'end',
    header: t('runs.units'),
    align: 'end',
    cell: ({ units }) => formatNumber(units),
  },
];

/** The sizes of a run, and which of them were read from codes or are new to the company. */
function Sizes({ t, run: { sizes, sizes_from_codes: isRead } }: { t: Translate; run: ApartRun }) {
  const added = sizes.filter((size) => size.added).map(({ name }) => name);
  return (
    <>
      <bdi>{sizes.map(({ name }) => name).join(', ')}</bdi>{' '}
      {isRead && <Badge tone="warning">{t('runs.fromCodes')}</Badge>}{' '}
      {added.length > 0 && <Badge>{t('runs.added', { sizes: added.join(', ') })}</Badge>}
    </>
  );
}
