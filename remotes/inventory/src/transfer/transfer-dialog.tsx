import { panelQueries } from '@backoffice/api-client/resources/panels';
import type { StockRow } from '@backoffice/api-client/resources/products';
import type { Location } from '@backoffice/contracts';
import { formatNumber } from '@backoffice/i18n';
import { ModalForm, QueryView, SelectField, usePerson } from '@backoffice/ui';
import { notifyMessage } from '@backoffice/ui/notify';
import { ScanStatus } from '@backoffice/ui/scanner';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { LostUnits } from './lost-units';
import { TickedUnits } from './ticked-units';
import { useTransfer } from './use-transfer';

interface Values {
  location: number | '';
}

type Props = Parameters<typeof useTransfer>[0] & { onClose: () => void };

/** Where the ticked units go. While it is open, each scan ticks one more. */
export function TransferDialog({ onClose, ...options }: Props) {
  const { t } = useTranslation('inventory');
  const { selection, knownRows } = options;
  const locations = useQuery(panelQueries.list('locations'));
  const { transfer, lost } = useTransfer(options);
  const units = knownRows(selection.ids);

  const submit = async ({ location: chosen }: Values) => {
    const location = locations.data?.find(({ id }) => id === chosen);
    if (!location) notifyMessage('transferNoLocation');
    else if (selection.size === 0) notifyMessage('transferNoProducts');
    else await transfer(location);
  };

  return (
    <ModalForm<Values>
      show
      title={t('transfer.title')}
      defaultValues={{ location: '' }}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t('transfer.submit', {
        count: selection.size,
        number: formatNumber(selection.size),
      })}
      busyLabel={t('transfer.busy')}
      askBeforeClosing={false}
    >
      <ScanStatus last />
      <LostUnits units={lost} rest={t('transfer.lostRest')} />
      <QueryView query={locations} failure="productsFetchError">
        {(rows) => <LocationField locations={rows} units={units} />}
      </QueryView>
      <TickedUnits selection={selection} rows={units} />
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
  return <SelectField name="location" label={t('transfer.to')} autoFocus options={options} />;
}

/** Where units may go: whoever works for one shop only takes them out of it, or brings them there. */
function useTargets(locations: readonly Location[], units: readonly StockRow[]) {
  const { data } = usePerson();
  if (!data?.user.limited) return locations;
  const own = locations.find(({ id }) => id === data.user.location);
  const isOwn = units.every(({ location }) => location === own?.name);
  return isOwn || !own ? locations : [own];
}
