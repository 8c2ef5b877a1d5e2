import type { CountLine } from '@backoffice/contracts';
import { formatMoment, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Badge, type Column, isolated } from '@backoffice/ui';
import { AreaLink } from '@backoffice/ui/areas';
import { unitDescription } from '@backoffice/ui/stock';

interface Options {
  t: TFunction<'goods'>;
  timeZone: string | undefined;
  changed?: ReadonlySet<number>;
}

export const lineColumns = <Line extends CountLine>({
  t,
  timeZone,
  changed,
}: Options): Column<Line>[] => [
  {
    id: 'unit',
    phone: 'title',
    header: t('words:fields.product'),
    cell: (line) => (
      <>
        <strong className="text-nowrap">
          <bdi>{[line.code, line.number].filter(Boolean).join(' · ')}</bdi>
        </strong>{' '}
        {changed?.has(line.id) && <Badge tone="warning">{t('counts.review.changed')}</Badge>}
      </>
    ),
  },
  {
    id: 'description',
    header: t('words:fields.type'),
    selfEvident: true,
    cell: unitDescription,
  },
  {
    id: 'barcode',
    header: t('words:fields.barcode'),
    selfEvident: true,
    cell: ({ barcode }) => <bdi className="font-monospace">{barcode}</bdi>,
  },
  {
    id: 'why',
    phone: 'meta',
    header: t('counts.why'),
    selfEvident: true,
    cell: (line) => (
      <>
        {whyText(t, line, timeZone).join(' · ')} <Links line={line} t={t} />
      </>
    ),
  },
];

/** Says where the unit is on record, what happened to it last, and who scanned it. */
export function whyText(
  t: TFunction<'goods'>,
  line: CountLine,
  timeZone: string | undefined,
): string[] {
  const { location, out, since, scanned_at, scanned_by } = line;
  const lines = [
    location && line.verdict !== 'missing' ? t('counts.onRecord', { location }) : '',
    out ? t(`words:stockReason.${out}`) : '',
    since
      ? t('counts.since', {
          what: t(`stock:movements.${since.kind}`, { defaultValue: since.kind }),
          when: isolated(formatMoment(since.at, timeZone)),
          by: isolated(since.by),
        })
      : '',
    scanned_at
      ? t('counts.scannedBy', {
          by: isolated(scanned_by ?? ''),
          when: isolated(formatMoment(scanned_at, timeZone)),
        })
      : '',
  ].filter(Boolean);
  return lines.length > 0 ? lines : [NO_VALUE];
}

function Links({ line: { sale, shipment }, t }: { line: CountLine; t: TFunction<'goods'> }) {
  return (
    <>
      {sale !== null && (
        <AreaLink to="sales.sale" params={{ id: sale }}>
          {t('counts.openSale')}
        </AreaLink>
      )}
      {shipment !== null && (
        <AreaLink to="shipments.one" params={{ id: shipment }}>
          {t('counts.openShipment')}
        </AreaLink>
      )}
    </>
  );
}
