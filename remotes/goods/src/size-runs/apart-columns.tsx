import type { ApartRun } from '@backoffice/contracts';
import { formatNumber, type TFunction } from '@backoffice/i18n';
import { Badge, type Column } from '@backoffice/ui';

import { codesText } from './codes-text';
import styles from './size-runs.module.css';

type Translate = TFunction<'goods'>;

const addedSizes = ({ sizes }: ApartRun) =>
  sizes.filter(({ added }) => added).map(({ name }) => name);
const isNoted = (run: ApartRun) => run.sizes_from_codes || addedSizes(run).length > 0;

export const apartColumns = (t: Translate, runs: readonly ApartRun[]): Column<ApartRun>[] => [
  {
    id: 'code',
    phone: 'title',
    header: t('runs.becomes'),
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
    header: t('runs.now'),
    width: '100%',
    cell: ({ products }) => {
      const codes = products.map(({ code }) => code);
      return codesText(t, codes, products.length);
    },
  },
  {
    id: 'sizes',
    phone: 'meta',
    selfEvident: true,
    header: t('runs.sizes'),
    cell: ({ sizes }) => <bdi>{sizes.map(({ name }) => name).join(', ')}</bdi>,
  },
  ...(runs.some(isNoted) ? [notesColumn(t)] : []),
  {
    id: 'units',
    phone: 'end',
    header: t('runs.units'),
    align: 'end',
    cell: ({ units }) => formatNumber(units),
  },
];

/** Which sizes were read from codes, or are new to the company. */
const notesColumn = (t: Translate): Column<ApartRun> => ({
  id: 'notes',
  phone: 'badge',
  header: t('words:fields.note'),
  hideHeader: true,
  cell: (run) => {
    const added = addedSizes(run).join(', ');
    return (
      isNoted(run) && (
        <>
          {run.sizes_from_codes && <Badge tone="warning">{t('runs.fromCodes')}</Badge>}{' '}
          {added && <Badge>{t('runs.added', { sizes: added })}</Badge>}
        </>
      )
    );
  },
});
