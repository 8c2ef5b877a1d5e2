import { Card, copyText, EmptyState, PageFrame, QueryView } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { IconGrid } from './icon-grid';
import { fetchIcons, findIcons } from './icon-sheet';
import styles from './icons.module.css';

/** Icons that are on the page until "Show all" is pressed. */
const FIRST = 240;

export default function IconsPage() {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const query = useQuery({
    queryKey: ['icons'],
    queryFn: ({ signal }) => fetchIcons(signal),
    staleTime: Infinity,
  });
  return (
    <PageFrame title={t('icons.title')}>
      <Card>
        <SearchField value={search} onChange={setSearch} />
        <QueryView query={query} errorText={t('icons.failed')}>
          {(icons) => <FoundIcons found={findIcons(icons, wanted)} />}
        </QueryView>
      </Card>
    </PageFrame>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="form-label">
        {t('icons.search')}
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function FoundIcons({ found }: { found: ReturnType<typeof findIcons> }) {
  const { t } = useTranslation('dashboard');
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? found : found.slice(0, FIRST);
  const copy = async (name: string) => {
    if (await copyText(name)) notify.success(t('icons.copied', { name }), { id: 'icon-copied' });
    else notify.danger(t('icons.notCopied', { name }));
  };
  return (
    <>
      <p className={styles.count} role="status">
        {t('icons.found', { number: found.length })}
      </p>
      {found.length === 0 && <EmptyState title={t('icons.none')} />}
      <IconGrid icons={shown} onPick={(name) => void copy(name)} />
      {shown.length < found.length && (
        <button type="button" className="btn btn-outline-secondary" onClick={() => setIsAll(true)}>
          {t('icons.showAll', { number: found.length })}
        </button>
      )}
    </>
  );
}
