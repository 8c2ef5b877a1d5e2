import type { StockRow } from '@backoffice/api-client/resources/products';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import { foundRequest, stockMutations } from '@backoffice/api-client/resources/stock-changes';
import type { Location } from '@backoffice/contracts';
import {
  ModalForm,
  QueryView,
  SelectField,
  TextareaField,
  useApprovedWrite,
  usePerson,
} from '@backoffice/ui';
import { notify } from '@backoffice/ui/notify';
import { useScanner } from '@backoffice/ui/scanner';
import { useUndo } from '@backoffice/ui/stock';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { ApprovedUnit } from './approved-unit';
import { NamedUnits } from './named-units';

interface Props {
  unit: StockRow;
  onFound: () => void;
  onClose: () => void;
}

/** Puts a unit that was out back into stock, where it was found. */
export function FoundDialog({ unit, onFound, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const locations = useQuery(referenceQueries.list('locations'));
  useScanner(() => ({ outcome: 'refused', reason: t('out.noScan') }));
  return (
    <QueryView query={locations} failure="productsFetchError">
      {(rows) => <Found {...{ unit, onFound, onClose }} locations={rows} />}
    </QueryView>
  );
}

function Found({ unit, locations, onFound, onClose }: Props & { locations: readonly Location[] }) {
  const { t } = useTranslation('inventory');
  const places = usePlaces(locations);
  const { find, question } = useFinding({ unit, onFound, onClose });
  return (
    <>
      <ModalForm
        show
        title={t('found.title')}
        defaultValues={{ location: places.first ?? '', note: '' }}
        onSubmit={find}
        onClose={onClose}
        submitLabel={t('found.submit')}
        busyLabel={t('out.busy')}
      >
        <NamedUnits rows={[unit]} total={1} />
        <SelectField
          name="location"
          label={t('words:fields.location')}
          required
          autoFocus
          options={places.all.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextareaField name="note" label={t('words:fields.note')} />
      </ModalForm>
      {question}
    </>
  );
}

function useFinding({ unit, onFound, onClose }: Props) {
  const { t } = useTranslation('inventory');
  const { action } = useUndo();
  const { send, question } = useApprovedWrite(stockMutations.in(), {
    action: 'stock.adjust',
    requestOf: foundRequest,
  });
  const find = async ({ location, note }: { location: number | ''; note: string }) => {
    if (location === '') return;
    const what = <ApprovedUnit unit={unit} what={t('found.submit')} />;
    const done = await send({ ids: [unit.id], location, note: note.trim() }, what);
    if (!done) return;
    notify.success(t('found.done', { code: unit.code }), { action: action(done.operation) });
    onFound();
    onClose();
  };
  return { find, question };
}

/**
 * The places where somebody may find units. People's own shop comes first, and is the only one for
 * people who are limited to it.
 */
function usePlaces(locations: readonly Location[]) {
  const { data } = usePerson();
  const own = locations.find(({ id }) => id === data?.user.location);
  const all = own && data?.user.limited ? [own] : locations;
  return { all, first: (own ?? (all.length === 1 ? all[0] : undefined))?.id };
}
