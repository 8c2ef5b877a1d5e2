import { DraftKey } from '@backoffice/api-client';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { sessionMutations, sessionQueries } from '@backoffice/api-client/resources/session';
import { notify, refusalText } from '@backoffice/ui/notify';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Where this person works: the default for receiving, transfer and sale. */
export function ShopSetting() {
  const { t } = useTranslation('shell');
  const id = useId();
  const { shops, shown, isBusy, choose } = useShop();
  if (!shops) return null;
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {t('settings.shop')}
      </label>
      <select
        id={id}
        className="form-select"
        value={shown ?? ''}
        disabled={isBusy}
        onChange={({ target }) => choose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('settings.noShop')}</option>
        {shops.map((shop) => (
          <option key={shop.id} value={shop.id}>
            {shop.name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The shops, undefined where a person cannot choose one or is limited to one, and the one chosen. */
function useShop() {
  const { t } = useTranslation('shell');
  const [key] = useState(() => new DraftKey());
  const current = useQuery(sessionQueries.current());
  const supported = useQuery(sessionQueries.supports('editProfile'));
  const shops = useQuery(referenceQueries.list('locations'));
  const edit = useMutation(sessionMutations.editProfile());

  const choose = (location: number | null) =>
    edit.mutate(
      { input: { location }, idempotencyKey: key.value },
      {
        onError: (error) => notify.danger(t('settings.shopError'), { detail: refusalText(error) }),
        onSettled: (_data, error) => key.settle(error),
      },
    );
  const canChoose = supported.data && current.data?.user.limited === false;
  const location = current.data?.user.location;
  return {
    shops: canChoose ? shops.data : undefined,
    shown: edit.isPending ? edit.variables.input.location : location,
    isBusy: edit.isPending,
    choose,
  };
}
