import type { ShownRelease } from '@backoffice/contracts';
import { formatMoment, formatNumber, NO_VALUE, type TFunction } from '@backoffice/i18n';
import { Badge, type Column } from '@backoffice/ui';

interface Options {
  t: TFunction<'administration'>;
  timeZone: string | undefined;
}

export const releaseColumns = ({ t, timeZone }: Options): Column<ShownRelease>[] => [
  {
    id: 'area',
    phone: 'title',
    header: t('releases.area'),
    selfEvident: true,
    cell: ({ area, failing }) => (
      <>
        <strong>{area}</strong> {failing && <Badge tone="danger">{t('releases.fails')}</Badge>}
      </>
    ),
  },
  {
    id: 'release',
    phone: 'meta',
    header: t('releases.release'),
    selfEvident: true,
    cell: ({ release }) => <bdi className="text-break">{release}</bdi>,
  },
  {
    id: 'seenBy',
    phone: 'meta',
    header: t('releases.seenBy'),
    selfEvident: true,
    cell: (row) => (
      <>
        {row.unknown && row.unknown.length > 0 && (
          <>
            <Badge tone="warning">{t('releases.unknown')}</Badge> {row.unknown.join(', ')}
            {' · '}
          </>
        )}
        {audienceText(row, t, timeZone)}
      </>
    ),
  },
  {
    id: 'since',
    header: t('releases.since'),
    cell: ({ at }) => (at === null ? NO_VALUE : formatMoment(at, timeZone)),
  },
  { id: 'who', header: t('releases.who'), cell: ({ who }) => who ?? NO_VALUE },
  {
    id: 'views',
    header: t('releases.views'),
    align: 'end',
    cell: ({ views }) => formatNumber(views),
  },
  {
    id: 'errors',
    header: t('releases.errors'),
    align: 'end',
    cell: ({ errors }) => formatNumber(errors),
  },
];

/** Who sees a release; a way that this page doesn't know is told by its own word. */
function audienceText(
  { shown_as: as, locations, people, unknown = [], preview, until }: ShownRelease,
  t: TFunction<'administration'>,
  timeZone: string | undefined,
): string {
  if (as === 'everybody') return t('releases.everybody');
  if (as === 'canary') {
    const named = [...locations.map(({ name }) => name), ...people];
    return named.filter((name) => !unknown.includes(name)).join(', ') || NO_VALUE;
  }
  if (as !== 'preview' || preview === null) return as;
  return t('releases.preview', { name: preview, until: formatMoment(until, timeZone) });
}
