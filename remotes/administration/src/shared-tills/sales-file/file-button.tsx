import { Icon, ICONS } from '@backoffice/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks for a file of sales. */
export function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('administration');
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-3">
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Otherwise the same file could not be chosen again.
          target.value = '';
        }}
      />
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        onClick={() => input.current?.click()}
      >
        <Icon path={ICONS.plus} size={0.85} /> {t('salesFile.send')}
      </button>
    </div>
  );
}
