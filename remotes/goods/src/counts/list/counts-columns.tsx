import type { Count } from '@backoffice/contracts';
import { formatMoment, formatNumber, type TFunction } from '@backoffice/i18n';
import { Badge, type Column } from '@backoffice/ui';

import { resultText, scopeText } from '../count-words';

interface Options {
  t: TFunction<'goods'>;
  timeZone: string | undefined;
}

export const countsColumns = ({ t, timeZone }: Options): Column<Count>[] => [
  {
    id: 'ended',
    phone: 'meta',
    header: t('counts.endedAt'),
    selfEvident: true,
    cell: ({ ended_at }) => <span className="text-nowrap">{formatMoment(ended_at, timeZone)}</span>,
  },
  {
    id: 'shop',
    phone: 'title',
    header: t('counts.shop'),
    cell: ({ location }) => <strong className="text-nowrap">{location.name}</strong>,
  },
  {
    id: 'scope',
    phone: 'meta',
    header: t('counts.scope.title'),
    selfEvident: true,
    width: '100%',
    cell: ({ scope }) => scopeText(t, scope),
  },
  {
    id: 'by',
    phone: 'meta',
    header: t('words:fields.by'),
    selfEvident: true,
    cell: ({ ended_by }) => ended_by,
  },
  {
    id: 'result',
    phone: 'badge',
    header: t('counts.result.title'),
    cell: (count) => <Badge>{resultText(t, count)}</Badge>,
  },
  {
    id: 'scanned',
    phone: 'end',
    header: t('counts.counted'),
    align: 'end',
    cell: ({ scanned }) => formatNumber(scanned),
  },
];
