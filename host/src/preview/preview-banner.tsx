import { leavePreview } from '@backoffice/api-client/resources/own-areas';
import { formatMoment } from '@backoffice/i18n';
import { detailOf, useTimeZone } from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useMutation } from '@tanstack/react-query';
import Button from 'react-bootstrap/Button';
import { useTranslation } from 'react-i18next';

import { noteOwnAreas } from '../areas/registry/own-areas';
import { useRegistry } from '../areas/registry/registry-store';

/** Says that this session sees a preview, which and until when, and leads out of it. */
export function PreviewBanner() {
  const { t } = useTranslation('preview');
  const state = useRegistry();
  const timeZone = useTimeZone();
  const { mutate, isPending } = useMutation({
    mutationFn: leavePreview,
    onSuccess: () => {
      noteOwnAreas(false);
      location.reload();
    },
    onError: (error) => notify.danger(t('notLeft'), { detail: detailOf(error) }),
  });
  const preview = state.status === 'ready' ? state.registry.preview : undefined;
  if (!preview) return null;
  return (
    <div className="alert alert-warning d-flex flex-wrap align-items-center gap-3 mb-0 mt-2">
      <span className="flex-grow-1" role="status">
        {t('youSee', {
          name: preview.name,
          areas: preview.areas.join(', '),
          until: formatMoment(preview.until, timeZone),
        })}
      </span>
      <Button size="sm" variant="outline-primary" disabled={isPending} onClick={() => mutate()}>
        {t('leave')}
      </Button>
    </div>
  );
}
