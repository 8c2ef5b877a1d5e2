import { ApiError } from '@backoffice/api-client';
import type { StockRow } from '@backoffice/api-client/resources/products';
import { referenceQueries } from '@backoffice/api-client/resources/reference';
import type { Location } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ModalForm, QueryView, SelectField, usePerson, type Selection } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { ScanStatus } from '@backoffice/ui/scanner';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LostUnits, lostUnits, type LostUnit } from './lost-units';
import { SendFields, type Way } from './sending/send-fields';
import { useSend, type DoneSending } from './sending/use-send';
import { TickedUnits } from './ticked-units';
import { useTransfer } from './use-transfer';

interface Options {
  selection: Selection;
  knownRows: (ids: Iterable<number>) => StockRow[];
  onLost: (ids: number[]) => void;
}

/** The units that a refusal names; they are unticked, and the others stay ticked. */
function useLostUnits({ selection, knownRows, onLost }: Options) {
  const [lost, setLost] = useState<LostUnit[]>([]);
  const drop = (error: unknown) => {
    const conflicts = error instanceof ApiError ? (error.conflicts ?? []) : [];
    if (conflicts.length === 0) return;
    const ids = conflicts.map(({ id }) => id);
    setLost(lostUnits(conflicts, knownRows));
    selection.set(ids, false);
    onLost(ids);
  };
  return { lost, drop, forget: () => setLost([]) };
}

interface Values {
  location: number | '';
  note: string;
}

interface Props extends Omit<Parameters<typeof useTransfer>[0], 'onRefused'> {
  /** How the units go until the person chooses, by default at once. */
  firstWay?: Way | undefined;
  onLost: (ids: number[]) => void;
  onSent: (sent: DoneSending) => void;
  onClose: () => void;
}

/** Asks where and how the ticked units go. While it is open, each scan ticks one more. */
export function TransferDialog({ firstWay = 'now', onClose, onLost, onSent, ...options }: Props) {
  const { t } = useTranslation('inventory');
  const { selection, knownRows } = options;
  const locations = useQuery(referenceQueries.list('locations'));
  const [way, setWay] = useState(firstWay);
  const { lost, drop, forget } = useLostUnits({ selection, knownRows, onLost });
  const transfer = useTransfer({ ...options, onRefused: drop });
  const send = useSend({ selection, onRefused: drop, onSent });
  const count = { count: selection.size, number: formatNumber(selection.size) };
  const isNow = way === 'now';

  const submit = async ({ location: chosen, note }: Values) => {
    const location = locations.data?.find(({ id }) => id === chosen);
    if (!location) return notifyMessage('transferNoLocation');
    if (selection.size === 0) return notifyMessage('transferNoProducts');
    forget();
    return isNow ? transfer(location) : send(location, note);
  };

  return (
    <ModalForm<Values>
      show
      title={t('transfer.title')}
      defaultValues={{ location: '', note: '' }}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t(isNow ? 'transfer.submit' : 'send.submit', count)}
      busyLabel={t(isNow ? 'transfer.busy' : 'send.busy')}
      askBeforeClosing={false}
    >
      <ScanStatus last />
      <LostUnits units={lost} rest={t(isNow ? 'transfer.lostRest' : 'send.lostRest')} />
      <QueryView query={locations} failure="productsFetchError">
        {(rows) => <LocationField locations={rows} units={knownRows(selection.ids)} />}
      </QueryView>
      <SendFields way={way} onWay={setWay} />
      <TickedUnits selection={selection} rows={knownRows(selection.ids)} />
      <p className="form-text m-0">{t('transfer.scanHint')}</p>
    </ModalForm>
  );
}

interface LocationFieldProps {
  locations: readonly Location[];
  units: readonly StockRow[];
}

function LocationField({ locations, units }: LocationFieldProps) {
  const { t } = useTranslation('inventory');
  const options = useTargets(locations, units).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField name="location" label={t('words:fields.location')} autoFocus options={options} />
  );
}

/**
 * The possible targets. People who are limited to one shop may only take units out of it or bring
 * units there.
 */
function useTargets(locations: readonly Location[], units: readonly StockRow[]) {
  const { data } = usePerson();
  if (!data?.user.limited) return locations;
  const own = locations.find(({ id }) => id === data.user.location);
  const isOwn = units.every(({ location }) => location === own?.name);
  return isOwn || !own ? locations : [own];
}
