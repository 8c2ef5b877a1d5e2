import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The error of a form as a whole, not of one field. */
export function FormError({ text }: { text?: string | null }) {
  const { t } = useTranslation('ui');
  const { root } = useFormState().errors;
  const server: unknown = root?.server;
  const own = isMessage(server) ? server.message || t('form.failed') : undefined;
  const shown = text || own;
  if (!shown) return null;
  return (
    <div className="alert alert-danger" role="alert">
      {shown}
    </div>
  );
}

const isMessage = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value;
