import type { ReadAs, UploadedImport } from '@backoffice/contracts';
import { useTranslation } from 'react-i18next';

import styles from '../../imports.module.css';
import { useCheckAgain } from '../use-check-again';
import { useNearNames } from './use-near-names';

interface Props {
  upload: UploadedImport;
}

/** Names of the file that may be ones of the company: a person says which. */
export function NameChoices({ upload }: Props) {
  const { t } = useTranslation('goods');
  const near = useNearNames(upload.check?.missing ?? NOTHING);
  const { isBusy, readAs } = useReadAs(upload);
  if (near.length === 0) return null;
  return (
    <>
      <p className="mt-3 mb-1">{t('imports.names.hint')}</p>
      <ul className={styles.nameChoices}>
        {near.map(({ table, name, type, names }) => (
          <li key={`${table} ${type} ${name}`}>
            <bdi>{name}</bdi>
            {names.map((is) => (
              <button
                key={is}
                type="button"
                className="btn btn-sm btn-outline-secondary"
                aria-label={t('imports.names.is', { name, is })}
                aria-disabled={isBusy}
                onClick={() => readAs({ table, type: type as ReadAs['type'], name, is })}
              >
                <bdi>{is}</bdi>
              </button>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const NOTHING = { brands: [], colors: [], numbers: [], types: [], locations: [] };

/** Names of the file that stand for ones of the company, each of which can be taken back. */
export function NamesReadAs({ upload }: Props) {
  const { t } = useTranslation('goods');
  const { isBusy, readAs } = useReadAs(upload);
  return (
    <ul className={styles.nameChoices}>
      {(upload.check?.readAs ?? []).map((one) => (
        <li key={`${one.table} ${one.type} ${one.name}`}>
          <span>{t('imports.names.readAs', { name: one.name, is: one.is ?? '' })}</span>
          <button
            type="button"
            className="btn btn-link btn-sm"
            aria-label={t('imports.names.takeBackOf', { name: one.name })}
            aria-disabled={isBusy}
            onClick={() => readAs({ ...one, is: null })}
          >
            {t('imports.names.takeBack')}
          </button>
        </li>
      ))}
    </ul>
  );
}

function useReadAs(upload: UploadedImport) {
  const { isBusy, checkWith } = useCheckAgain(upload);
  const before = upload.mapping.names ?? [];
  return { isBusy, readAs: (one: ReadAs) => void checkWith({ names: [...before, one] }) };
}
