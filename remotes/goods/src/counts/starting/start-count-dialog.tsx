import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { PRODUCT_TYPES, type Location, type ProductType } from '@backoffice/contracts';
import {
  CheckboxField,
  ModalForm,
  QueryView,
  SelectField,
  TextField,
  usePerson,
} from '@backoffice/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useStartCount } from './use-start-count';

interface Props {
  onStarted: (id: number) => void;
  onClose: () => void;
}

export function StartCountDialog(props: Props) {
  const locations = useQuery(referenceQueries.list('locations'));
  return (
    <QueryView query={locations} failure="productsFetchError">
      {(rows) => <StartForm {...props} locations={rows} />}
    </QueryView>
  );
}

function StartForm({ locations, onStarted, onClose }: Props & { locations: readonly Location[] }) {
  const { t } = useTranslation('goods');
  const shops = useShops(locations);
  const start = useStartCount(onStarted);
  return (
    <ModalForm
      show
      title={t('counts.start.title')}
      defaultValues={{
        location: shops.first ?? '',
        type: '',
        brand: '',
        code: '',
        blind: false,
      }}
      onSubmit={start}
      onClose={onClose}
      submitLabel={t('counts.start.submit')}
      busyLabel={t('counts.start.busy')}
    >
      {(form) => (
        <>
          <SelectField
            name="location"
            label={t('counts.shop')}
            required
            autoFocus
            options={shops.all.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ScopeFields type={form.watch('type') as ProductType | ''} />
          <CheckboxField name="blind" label={t('counts.start.blind')} />
          <p className="form-text m-0">{t('counts.start.blindHint')}</p>
        </>
      )}
    </ModalForm>
  );
}

/** Limits the count to units that match every field; without a choice it covers the whole shop. */
function ScopeFields({ type }: { type: ProductType | '' }) {
  const { t } = useTranslation('goods');
  const everything = t('counts.scope.everything');
  const brands = useQuery(referenceQueries.list('brands', type || undefined));
  return (
    <>
      <SelectField
        name="type"
        label={t('words:fields.type')}
        placeholder={everything}
        options={PRODUCT_TYPES.map((value) => ({ value, label: t(`words:productType.${value}`) }))}
      />
      <SelectField
        name="brand"
        label={t('words:fields.brand')}
        placeholder={everything}
        options={(brands.data ?? []).map(({ id, brandName }) => ({ value: id, label: brandName }))}
      />
      <TextField
        name="code"
        label={t('words:fields.code')}
        maxLength={60}
        hint={t('counts.start.codeHint')}
      />
    </>
  );
}

/** People's own shop is chosen first; people who are limited to it may count only there. */
function useShops(locations: readonly Location[]) {
  const { data } = usePerson();
  const own = locations.find(({ id }) => id === data?.user.location);
  const all = own && data?.user.limited ? [own] : locations;
  return { all, first: (own ?? (all.length === 1 ? all[0] : undefined))?.id };
}
