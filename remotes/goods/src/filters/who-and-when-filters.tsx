import { companyQueries } from '@backoffice/api-client/resources/company';
import { FilterDays, FilterSelect, FilterText, usePerson } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { WhoAndWhen } from './who-and-when';

interface Props {
  url: WhoAndWhen;
  onChange: (change: Partial<WhoAndWhen>) => void;
}

export function WhoAndWhenFilters({ url, onChange }: Props) {
  const { t } = useTranslation('goods');
  return (
    <>
      <FilterDays
        from={url.from}
        to={url.to}
        labels={{ from: t('operations.from'), to: t('operations.to') }}
        onChange={onChange}
      />
      <FilterText
        label={t('words:fields.code')}
        value={url.code}
        onChange={(code) => onChange({ code })}
        isMain
      />
      <PersonFilter url={url} onChange={onChange} />
    </>
  );
}

/** Oneself comes first, because most people look for what they did themselves. */
function PersonFilter({ url, onChange }: Props) {
  const { t } = useTranslation('goods');
  const self = usePerson().data?.user.id ?? null;
  const { data: company } = useQuery(companyQueries.company());
  const others = (company?.users ?? []).filter(({ id }) => id !== self);
  return (
    <FilterSelect
      label={t('words:fields.by')}
      value={url.user}
      onChange={(user) => onChange({ user })}
      options={[
        ...(self === null ? [] : [{ value: self, label: t('operations.own') }]),
        ...others.map(({ id, username, surname }) => ({
          value: id,
          label: [username, surname].filter(Boolean).join(' '),
        })),
      ]}
    />
  );
}
