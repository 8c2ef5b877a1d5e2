import { peopleQueries } from '@backoffice/api-client/resources/people';
import { AUDIT_KINDS } from '@backoffice/contracts';
import { FilterBar, FilterDays, FilterSelect, useCan } from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { personName } from '../people/person-name';
import type { AuditUrl } from './audit-filter';
import { kindText } from './word-in';

interface Props {
  url: AuditUrl;
  onChange: (change: Partial<AuditUrl>) => void;
}

export function AuditFilters({ url, onChange }: Props) {
  const { t } = useTranslation('administration');
  return (
    <FilterBar set={[url.from || url.to, url.kind, url.user].filter(Boolean).length}>
      <FilterDays
        from={url.from}
        to={url.to}
        labels={{ from: t('audit.from'), to: t('audit.to') }}
        onChange={onChange}
      />
      <FilterSelect
        label={t('audit.kind')}
        value={url.kind}
        onChange={(kind) => onChange({ kind })}
        options={AUDIT_KINDS.map((kind) => ({ value: kind, label: kindText(kind) }))}
      />
      <PersonFilter url={url} onChange={onChange} />
    </FilterBar>
  );
}

function PersonFilter({ url, onChange }: Props) {
  const { t } = useTranslation('administration');
  const canSeePeople = useCan('people.manage');
  const { data: people } = useQuery({ ...peopleQueries.list(), enabled: canSeePeople });
  // It keeps its place while the people load, or everything below would jump.
  if (!canSeePeople || people === null) return null;
  return (
    <FilterSelect
      label={t('words:fields.by')}
      value={url.user}
      onChange={(user) => onChange({ user })}
      options={(people ?? []).map((person) => ({ value: person.id, label: personName(person) }))}
    />
  );
}
